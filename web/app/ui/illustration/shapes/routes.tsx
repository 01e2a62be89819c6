import * as styles from "../illustration.css.ts";
import { extrusion, type Point, polygon, times } from "../isometric.ts";

/** Longitude and latitude of the border, clockwise from the north. */
const border: readonly Point[] = [
  [-60.7, 5.2],
  [-59.9, 2.6],
  [-58.9, 1.3],
  [-56.5, 1.9],
  [-54.6, 2.3],
  [-52.9, 2.2],
  [-51.6, 4.2],
  [-50.7, 2.1],
  [-50, 0.6],
  [-48.4, -0.4],
  [-47.5, -0.7],
  [-44.5, -2],
  [-41.5, -2.9],
  [-39.9, -2.9],
  [-37.2, -4.7],
  [-35.3, -5.3],
  [-34.8, -7.4],
  [-35.7, -9.7],
  [-37.2, -11.4],
  [-38.6, -13],
  [-39, -15],
  [-39.2, -17.8],
  [-40.3, -20.3],
  [-41, -22],
  [-43.2, -23],
  [-44.7, -23.3],
  [-46.3, -24.1],
  [-48.4, -25.6],
  [-48.7, -28.3],
  [-50.3, -30.2],
  [-52.2, -32.2],
  [-53.4, -33.7],
  [-55.6, -30.9],
  [-57.6, -30.2],
  [-55.9, -28.3],
  [-53.8, -27.1],
  [-54.6, -25.6],
  [-54.3, -24.1],
  [-55.6, -22.4],
  [-57.9, -22.1],
  [-57.6, -18.3],
  [-58.4, -16.3],
  [-60.2, -16.2],
  [-60.5, -13.8],
  [-64.5, -12.4],
  [-65.4, -9.8],
  [-68.4, -11.1],
  [-70.6, -11],
  [-70.6, -9.5],
  [-72.4, -10],
  [-74, -7.4],
  [-72.9, -5.2],
  [-70, -4.3],
  [-69.4, -1.2],
  [-69.3, 1.6],
  [-67.9, 1.8],
  [-66.3, 0.8],
  [-64, 1.7],
  [-64.6, 4.2],
  [-62.6, 3.8],
];

const cities = {
  saoPaulo: [-46.6, -23.3],
  rio: [-43.2, -22.5],
  portoAlegre: [-51.2, -30],
  brasilia: [-47.9, -15.8],
  salvador: [-38.9, -12.8],
  fortaleza: [-38.9, -4.2],
  recife: [-35.5, -8.1],
  belem: [-48.5, -1.8],
  manaus: [-60, -3.1],
  cuiaba: [-56.1, -15.6],
  portoVelho: [-63.5, -8.9],
} as const satisfies Record<string, Point>;
type City = keyof typeof cities;

const routes: readonly (readonly [City, City])[] = [
  ["saoPaulo", "rio"],
  ["saoPaulo", "portoAlegre"],
  ["saoPaulo", "brasilia"],
  ["saoPaulo", "cuiaba"],
  ["rio", "salvador"],
  ["salvador", "recife"],
  ["recife", "fortaleza"],
  ["brasilia", "fortaleza"],
  ["brasilia", "belem"],
  ["fortaleza", "belem"],
  ["brasilia", "manaus"],
  ["cuiaba", "portoVelho"],
  ["portoVelho", "manaus"],
];

/** Converts longitude and latitude to a point of the map. Latitudes are shortened, because the map leans back. */
function onMap([longitude, latitude]: Point): Point {
  return [Math.round(300 + (longitude + 54.6) * 12.9), Math.round(238 - (latitude + 14) * 10.3)];
}

const outline = border.map(onMap);

/** Returns the parts of the horizontal line at `y` that are inside the outline. */
function spans(y: number): [number, number][] {
  const crossings = outline
    .flatMap(([x, from], index) => {
      const [nextX, to] = outline[(index + 1) % outline.length] ?? [0, 0];
      return from > y === to > y ? [] : [x + ((y - from) / (to - from)) * (nextX - x)];
    })
    .sort((a, b) => a - b);
  return times(crossings.length / 2, (index) => [
    crossings[2 * index] ?? 0,
    crossings[2 * index + 1] ?? 0,
  ]);
}

const grid = 11;
/** Renders a row of dots as one dashed line, on a grid common to all rows. */
const rows = times(36, (row) => 56 + row * grid)
  .flatMap((y) =>
    spans(y).map(([from, to]) => {
      const start = Math.ceil((from + 5) / grid) * grid;
      const end = Math.floor((to - 5) / grid) * grid;
      return end < start ? "" : `M${start} ${y}h${end - start + 1}`;
    }),
  )
  .join("");

function arc([from, to]: readonly [City, City]): string {
  const [x, y] = onMap(cities[from]);
  const [endX, endY] = onMap(cities[to]);
  const rise = 14 + Math.hypot(endX - x, endY - y) * 0.28;
  const middle: Point = [Math.round((endX - x) / 2), Math.round((endY - y) / 2 - rise)];
  return `M${x} ${y}q${middle[0]} ${middle[1]} ${endX - x} ${endY - y}`;
}

function ring([x, y]: Point, radius: number): string {
  const half = Math.round(radius * 0.79 * 10) / 10;
  return `M${x - radius} ${y}a${radius} ${half} 0 0 1 ${2 * radius} 0a${radius} ${half} 0 0 1 ${-2 * radius} 0z`;
}

const hub = onMap(cities.saoPaulo);
const nodes = Object.entries(cities)
  .filter(([name]) => name !== "saoPaulo")
  .map(([, place]) => ring(onMap(place), 5))
  .join("");
const arcs = routes.map(arc).join("");
const busy = routes
  .filter(([from]) => from === "saoPaulo")
  .map(arc)
  .join("");

/** Routes between Brazilian cities on a map made of dots. */
export function Routes() {
  return (
    <>
      <path className={styles.shade} d={polygon(outline.map(([x, y]): Point => [x, y + 15]))} />
      <path className={styles.shade} d={extrusion(outline, [0, 15])} />
      <path className={styles.light} d={polygon(outline)} />
      <path className={`${styles.soft} ${styles.map}`} d={rows} />
      <path
        className={`${styles.soft} ${styles.dashed}`}
        d={`M${onMap(cities.fortaleza).join(" ")}q40-44 96-40M${onMap(cities.fortaleza).join(" ")}q50 4 92 50M${onMap(cities.rio).join(" ")}q60 0 112 34`}
      />
      <path className={styles.accent} d={arcs} />
      <path className={`${styles.glow} ${styles.flow}`} d={busy} />
      <path className={styles.light} d={nodes} />
      <path className={styles.accent} d={ring(hub, 22)} />
      <path className={styles.brandFill} d={ring(hub, 12)} />
      <path className={`${styles.glow} ${styles.dots}`} d={`M${hub.join(" ")}h0`} />
    </>
  );
}
