import type { CollectionConfig, Config } from "payload";

type Collection = Omit<CollectionConfig, "trash">;

/**
 * Applies a change to all collections of a configuration, including the collection of folders, which Payload adds
 * later.
 */
export function mapCollections(
  config: Config,
  change: <Changed extends Collection>(collection: Changed) => Changed,
): Config {
  const { collections = [], folders } = config;
  return {
    ...config,
    collections: collections.map(change),
    ...(folders
      ? {
          folders: {
            ...folders,
            collectionOverrides: [
              ...(folders.collectionOverrides ?? []),
              ({ collection }) => change(collection),
            ],
          },
        }
      : {}),
  };
}
