export { Picture, type PictureMedia, type PictureProps } from "./picture.tsx";
