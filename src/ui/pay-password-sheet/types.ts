export interface DigitsInputProps {
  /** The digits typed so far. */
  readonly value: string
  readonly onChange: (digits: string) => void
  /** How many digits. */
  readonly length: number
  /** Read aloud as the field's name. */
  readonly label: string
  /** Shows what was typed and takes nothing; it keeps the focus and the keyboard. */
  readonly busy?: boolean
  readonly invalid?: boolean
}
