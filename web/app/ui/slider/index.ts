export { PlainSlider, type SliderProps } from "./plain-slider.tsx";
