export { WordMark, type WordMarkProps } from "./word-mark.tsx";
