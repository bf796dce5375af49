const CARD_DIGITS = 19

/** A number in groups of four, as it stands on the card. */
export const groupNumber = (text: string): string => (text.match(/.{1,4}/g) ?? []).join(' ')

/** The digits of what was typed or pasted. */
export const readCardNumber = (typed: string): string =>
  typed.replace(/\D/g, '').slice(0, CARD_DIGITS)
