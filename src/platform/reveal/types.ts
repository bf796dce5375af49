/** Brings an element of the shown page into sight and, where the host can, gives it the keyboard. */
export type Reveal = (id: string) => void
