const ID_CARD = /^[1-9]\d{5}(18|19|20)\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])\d{3}[\dX]$/

/** Client spec §5: 18 characters, a year of 18 to 20, month and day, a digit or X at the end. */
export const isIdCard = (text: string): boolean => ID_CARD.test(text)
