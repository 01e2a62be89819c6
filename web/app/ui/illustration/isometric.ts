/** A point of the illustration, in units of the 640 by 480 view box. */
export type Point = readonly [x: number, y: number];

/** A point in space, in the same units: x points to the lower right, y to the lower left, z up. */
export type Place = readonly [x: number, y: number, z: number];

/** Position of the origin (0, 0, 0) in the view box. */
const origin: Point = [320, 300];

/** Dimetric projection (2:1): whole numbers stay whole or half, so lines stay sharp. */
export function project([x, y, z]: Place): Point {
  return [origin[0] + x - y, origin[1] + (x + y) / 2 - z];
}

function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function pair([x, y]: Point): string {
  const second = short(y);
  return `${short(x)}${second.startsWith("-") ? "" : " "}${second}`;
}

/** Returns a polyline through points, in relative coordinates to keep the markup small. */
export function polyline(points: readonly Point[]): string {
  let last: Point | undefined;
  let written = "";
  for (const point of points) {
    written += last ? `l${pair([point[0] - last[0], point[1] - last[1]])}` : `M${pair(point)}`;
    // Starts from the rounded position, so that rounding errors do not add up.
    last = last
      ? [last[0] + Number(short(point[0] - last[0])), last[1] + Number(short(point[1] - last[1]))]
      : [Number(short(point[0])), Number(short(point[1]))];
  }
  return written;
}

export function polygon(points: readonly Point[]): string {
  return `${polyline(points)}z`;
}

/** Returns an open polyline through points in space. */
export function line(...places: readonly Place[]): string {
  return polyline(places.map(project));
}

/** Returns a closed face with its corners at points in space. */
export function face(...places: readonly Place[]): string {
  return polygon(places.map(project));
}

/** Returns a dot: a line of zero length with round caps. */
export function dot(place: Place): string {
  return `M${pair(project(place))}h0`;
}

/** Returns a circle on the floor plane. */
export function disc(place: Place, radius: number): string {
  const [x, y] = project(place);
  const wide = radius * Math.SQRT2;
  const arc = `a${pair([wide, wide / 2])} 0 0 1`;
  return `M${pair([x - wide, y])}${arc}${pair([2 * wide, 0])}${arc}${pair([-2 * wide, 0])}z`;
}

/** Returns the visible wall of an upright cylinder; its top is a `disc`. */
export function cylinderWall([x, y, z]: Place, radius: number, height: number): string {
  const [left, top] = project([x, y, z + height]);
  const wide = radius * Math.SQRT2;
  const arc = `a${pair([wide, wide / 2])} 0 0`;
  return `M${pair([left - wide, top])}v${short(height)}${arc} 0${pair([2 * wide, 0])}v${short(-height)}${arc} 1${pair([-2 * wide, 0])}z`;
}

function cross(a: Point, b: Point): number {
  return a[0] * b[1] - a[1] * b[0];
}

function area(points: readonly Point[]): number {
  return points.reduce(
    (sum, point, index) => sum + cross(point, points[(index + 1) % points.length] ?? point),
    0,
  );
}

/**
 * Returns the sides of a shape extruded by `depth`: the strips that are visible next to the front.
 */
export function extrusion(front: readonly Point[], depth: Point): string {
  const turn = Math.sign(area(front));
  const count = front.length;
  const at = (index: number): Point => front[((index % count) + count) % count] ?? [0, 0];
  const isVisible = (index: number): boolean => {
    const from = at(index);
    const to = at(index + 1);
    return turn * cross([to[0] - from[0], to[1] - from[1]], depth) < 0;
  };
  let written = "";
  for (let start = 0; start < count; start++) {
    if (!isVisible(start) || isVisible(start - 1)) {
      continue;
    }
    const strip = [at(start)];
    for (let index = start; isVisible(index) && strip.length <= count; index++) {
      strip.push(at(index + 1));
    }
    const pushed = strip.map(([x, y]): Point => [x + depth[0], y + depth[1]]).reverse();
    written += polygon([...strip, ...pushed]);
  }
  return written;
}

/** Returns the points of a cubic curve without the first one. */
export function curve(from: Place, first: Place, second: Place, to: Place, steps = 8): Place[] {
  return Array.from({ length: steps }, (_, index) => {
    const t = (index + 1) / steps;
    const u = 1 - t;
    const at = (axis: 0 | 1 | 2) =>
      u ** 3 * from[axis] +
      3 * u * u * t * first[axis] +
      3 * u * t * t * second[axis] +
      t ** 3 * to[axis];
    return [at(0), at(1), at(2)];
  });
}

/** Whole numbers from 0 below `count`. */
export function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
