import { isSharedChunkGroup, sharedNameOf, SHARING } from './chunk-report-plugin.mjs';
import { ON_DEMAND } from './shared-modules.mjs';

/**
 * Chunk groups that every page of the host waits for: the imports of the entry, and the shared
 * modules they need.
 */
export function startupChunkGroups(entry) {
  const needed = new Set([...entry.childrenIterable].filter(isNeededAtStart));
  // Sets are walked in the order they grow: groups found on the way are walked too.
  for (const group of needed)
    for (const child of group.childrenIterable)
      if (isSharedChunkGroup(child) && isNeededAtStart(child)) needed.add(child);
  return needed;
}

const isNeededAtStart = (group) =>
  !ON_DEMAND.has(sharedNameOf(group)) && group.name !== REMOTE_OVERRIDE;

/** Name that the entry gives to what it imports only in a browser that overrides a remote. */
const REMOTE_OVERRIDE = 'remote-override';

/**
 * Returns webpack `cacheGroups` that put the code every page waits for into two files, by how often
 * they change. Chunks that load later take that code from these files, because webpack does not know
 * that the parts shared on demand (`ON_DEMAND`) come after the start. Placeholders of shared modules
 * stay where they are: a file with both placeholder and module would wait for itself.
 */
export function startupCacheGroups() {
  const known = new WeakMap();
  const startOf = (entry) =>
    known.get(entry) ?? known.set(entry, startupChunkGroups(entry)).get(entry);
  const isStartChunk = (chunk) =>
    [...chunk.groupsIterable].some((group) =>
      entriesOf(group).some((entry) => startOf(entry).has(group)),
    );
  const isStartModule = (module, chunkGraph) =>
    !SHARING.has(module.type) && [...chunkGraph.getModuleChunksIterable(module)].some(isStartChunk);
  const chunks = (chunk) => !chunk.canBeInitial();
  return {
    packages: {
      name: 'packages',
      test: (module, { chunkGraph }) => isPackage(module) && isStartModule(module, chunkGraph),
      priority: 20,
      chunks,
      enforce: true,
    },
    portal: {
      name: 'portal',
      test: (module, { chunkGraph }) => isStartModule(module, chunkGraph),
      priority: 10,
      chunks,
      enforce: true,
    },
  };
}

const isPackage = (module) => /[\\/]node_modules[\\/]/.test(module.nameForCondition() ?? '');

/** The entries a group hangs on. */
function entriesOf(group) {
  const above = new Set([group]);
  for (const one of above) for (const parent of one.parentsIterable) above.add(parent);
  return [...above].filter((one) => one.isInitial());
}
