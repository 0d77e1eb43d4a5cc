/** A table from whole numbers to whole numbers from 1, in typed arrays, which take a tenth of the memory of a `Map`. */
export interface IntTable {
  get: (key: number) => number | undefined;
  /** The value of a key, which is this one if the key is new. */
  getOrSet: (key: number, value: number) => number;
}

/** `most` is the greatest number of entries. */
export function intTable(most: number): IntTable {
  const size = 2 ** Math.ceil(Math.log2(most * 1.5 + 1));
  const keys = new Int32Array(size);
  const values = new Int32Array(size);
  const placeOf = (key: number): number => {
    let place = key & (size - 1);
    while (values[place] !== 0 && keys[place] !== key) place = (place + 1) & (size - 1);
    return place;
  };
  return {
    get: (key) => values[placeOf(key)] || undefined,
    getOrSet: (key, value) => {
      const place = placeOf(key);
      if (values[place] === 0) {
        keys[place] = key;
        values[place] = value;
      }
      return values[place] ?? value;
    },
  };
}
