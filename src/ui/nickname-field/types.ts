export interface NicknameFieldProps {
  readonly label: string
  readonly value: string
  readonly placeholder?: string
  readonly maxLength: number
  readonly onChange: (value: string) => void
}
