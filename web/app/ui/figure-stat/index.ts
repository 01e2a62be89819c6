export { FigureStat, type FigureStatProps } from "./figure-stat.tsx";
