export {
  ChoiceCard,
  type ChoiceCardProps,
  ChoiceCards,
  type ChoiceCardsProps,
} from "./choice-card.tsx";
