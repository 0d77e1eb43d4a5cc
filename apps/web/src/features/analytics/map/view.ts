export interface Point {
  x: number;
  y: number;
}

/** The visible part of the map: its middle, and its width in the map's units. */
export interface View extends Point {
  width: number;
}

/** How much wider than high the map's frame is. */
export const frameRatio = 1.5;
const margin = 70;
const zoomStep = 1.6;
/** The narrowest view, in which a middle-sized country fills the frame. */
const narrowest = 70;

const between = (low: number, value: number, high: number): number =>
  low > high ? (low + high) / 2 : Math.min(Math.max(value, low), high);

/** Moves a view so far that it does not leave the map. */
function within({ x, y, width }: View, map: { width: number; height: number }): View {
  const size = between(narrowest, width, map.width);
  const [halfWidth, halfHeight] = [size / 2, size / frameRatio / 2];
  return {
    width: size,
    x: between(halfWidth, x, map.width - halfWidth),
    y: between(halfHeight, y, map.height - halfHeight),
  };
}

type MapSize = { width: number; height: number };

/** The view that shows all points with a margin; the whole map without points. */
export function viewOf(points: readonly Point[], map: MapSize): View {
  if (points.length === 0) return within({ x: map.width / 2, y: map.height / 2, width: map.width }, map);
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const width = Math.max(right - left + 2 * margin, (bottom - top + 2 * margin) * frameRatio);
  return within({ x: (left + right) / 2, y: (top + bottom) / 2, width }, map);
}

/** Zooms in or out around a point. */
export const zoomed = (view: View, direction: 'in' | 'out', middle: Point, map: MapSize): View =>
  within({ ...middle, width: direction === 'in' ? view.width / zoomStep : view.width * zoomStep }, map);

/** The view after the map was dragged by parts of the frame's width and height. */
export const dragged = (view: View, { x, y }: Point, map: MapSize): View =>
  within({ ...view, x: view.x - x * view.width, y: view.y - (y * view.width) / frameRatio }, map);

/** Where a point lies in the view, in parts of its width and height from the upper left corner. */
export const positionIn = ({ x, y, width }: View, point: Point): Point => ({
  x: (point.x - x) / width + 0.5,
  y: ((point.y - y) / width) * frameRatio + 0.5,
});

/** The view, moved to a point that it does not show. */
export function showing(view: View, point: Point, map: MapSize): View {
  const { x, y } = positionIn(view, point);
  const isVisible = x > 0.02 && x < 0.98 && y > 0.02 && y < 0.98;
  return isVisible ? view : within({ ...view, ...point }, map);
}

export const viewBoxOf = ({ x, y, width }: View): string => {
  const height = width / frameRatio;
  return [x - width / 2, y - height / 2, width, height].map((value) => value.toFixed(1)).join(' ');
};
