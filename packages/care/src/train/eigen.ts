export type Matrix = readonly Float64Array[];

const mostSweeps = 40;
const nothing = 1e-14;

/** The mean of the products of the coordinates of the rows. */
export function momentsOf(rows: readonly ArrayLike<number>[]): Float64Array[] {
  const size = rows[0]?.length ?? 0;
  const moments = Array.from({ length: size }, () => new Float64Array(size));
  for (const row of rows) {
    for (const [one, line] of moments.entries()) {
      const value = (row[one] ?? 0) / rows.length;
      for (let other = 0; other < size; other++) line[other] = (line[other] ?? 0) + value * (row[other] ?? 0);
    }
  }
  return moments;
}

export const product = (one: ArrayLike<number>, other: ArrayLike<number>): number => {
  let sum = 0;
  for (let place = 0; place < one.length; place++) sum += (one[place] ?? 0) * (other[place] ?? 0);
  return sum;
};

/** Turns two coordinates of a vector by an angle. */
function turn(vector: Float64Array, one: number, other: number, cosine: number, sine: number): void {
  const [first, second] = [vector[one] ?? 0, vector[other] ?? 0];
  vector[one] = cosine * first - sine * second;
  vector[other] = sine * first + cosine * second;
}

/** An eigenvector with its value. */
interface Axis {
  value: number;
  vector: Float64Array;
}

/** The eigenvectors of a symmetric matrix, those with the greatest values first (Jacobi's method). */
export function axesOf(matrix: Matrix): Axis[] {
  const rows = matrix.map((row) => row.slice());
  const vectors = rows.map((_, place) => Float64Array.from(rows, (__, at) => (at === place ? 1 : 0)));
  for (let sweep = 0; sweep < mostSweeps; sweep++) {
    let isDone = true;
    for (const [one, row] of rows.entries()) {
      for (const [other, otherRow] of rows.entries()) {
        const both = row[other] ?? 0;
        if (other <= one || Math.abs(both) < nothing) continue;
        isDone = false;
        const apart = ((otherRow[other] ?? 0) - (row[one] ?? 0)) / (2 * both);
        const tangent = (apart < 0 ? -1 : 1) / (Math.abs(apart) + Math.sqrt(apart * apart + 1));
        const cosine = 1 / Math.sqrt(tangent * tangent + 1);
        const sine = tangent * cosine;
        for (const each of rows) turn(each, one, other, cosine, sine);
        for (let at = 0; at < rows.length; at++) {
          const [first, second] = [row[at] ?? 0, otherRow[at] ?? 0];
          row[at] = cosine * first - sine * second;
          otherRow[at] = sine * first + cosine * second;
        }
        for (const each of vectors) turn(each, one, other, cosine, sine);
      }
    }
    if (isDone) break;
  }
  return rows
    .map((row, place) => ({
      value: row[place] ?? 0,
      vector: Float64Array.from(vectors, (each) => each[place] ?? 0),
    }))
    .sort((a, b) => b.value - a.value);
}
