/**
 * Part of every remote's entry. What must exist once (React and the like) is the host's; where the remote needs another
 * major version of it, the runtime throws. The name lets the host say so to people: `isVersionMismatch` in libs/ui.
 */
export default () => ({
  name: 'version-mismatch',
  resolveShare(args) {
    const { resolver } = args;
    args.resolver = () => {
      try {
        return resolver();
      } catch (error) {
        if (error instanceof Error) error.name = 'VersionMismatchError';
        throw error;
      }
    };
    return args;
  },
});
