import { isSharedChunkGroup, SHARING } from './chunk-report-plugin.mjs';

/** Groups of chunks every page of the host waits for: what the entry imports, and what is shared and needed for that. */
export function startupChunkGroups(entry) {
  const needed = new Set(entry.childrenIterable);
  // Sets are walked in the order they grow: groups found on the way are walked too.
  for (const group of needed)
    for (const child of group.childrenIterable) if (isSharedChunkGroup(child)) needed.add(child);
  return needed;
}

/**
 * webpack's `cacheGroups` that put what every page waits for into two files, by how often they change: each answer of
 * its own costs a kilobyte of headers, and small files compress badly. What stands for a shared module stays where it
 * is: a file that held it and the module itself would wait for its own arrival.
 */
export function startupCacheGroups() {
  const known = new WeakMap();
  const startOf = (entry) =>
    known.get(entry) ?? known.set(entry, startupChunkGroups(entry)).get(entry);
  const chunks = (chunk) =>
    [...chunk.groupsIterable].some((group) =>
      entriesOf(group).some((entry) => startOf(entry).has(group)),
    );
  return {
    packages: {
      name: 'packages',
      test: (module) => !SHARING.has(module.type) && isPackage(module),
      priority: 20,
      chunks,
      enforce: true,
    },
    portal: {
      name: 'portal',
      test: (module) => !SHARING.has(module.type),
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
