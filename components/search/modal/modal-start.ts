/** What the modal opens with. */
export type ModalStart = {
  readonly text: string;
  /** Whether the text is selected, so that typing replaces it. */
  readonly isSelected: boolean;
  /** The text with the letters typed since it opened; from then on the box has to take them itself. */
  readonly takeTyped: () => string;
};
