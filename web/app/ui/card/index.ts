export { Card, type CardProps, type CardTone, cardTones } from "./card.tsx";
