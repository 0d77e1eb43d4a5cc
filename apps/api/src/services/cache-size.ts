/**
 * The limit of an LRU cache that grows with its entries. With `max`, the cache reserves the memory for all its entries
 * when it is made, which takes 1 MB for 50,000.
 */
export const growingTo = (maxSize: number) => ({ maxSize, sizeCalculation: () => 1 });
