import { screen } from '@testing-library/react'
import { ApiError } from '../../errors'

const WORDS = 'Not this time: the shop is closed for the day.'

/** A server that refuses what is sent there, with a sentence. */
export const refused = (path: string) => ({ [path]: new ApiError(path, 400, WORDS) })

/** Whether what was entered stands in the first field of that name. */
export const has = (label: string, value: string) =>
  expect(screen.getAllByLabelText(label)[0]).toHaveValue(value)

export interface KeptForm {
  /** Opens it with a server that refuses what is then sent. */
  readonly open: () => Promise<unknown>
  /** Fills it in and sends it. */
  readonly fill: () => Promise<unknown>
  /** What must still stand in it. */
  readonly stands: () => void
}

/** Holds of each form, by name, that a refusal is read beside it and takes nothing that was entered. */
export function testKeptAfterRefusal(forms: Readonly<Record<string, KeptForm>>): void {
  test.each(Object.entries(forms))(
    '%s: a refusal is read beside it, and what was entered still stands',
    async (_name, form) => {
      await form.open()
      await form.fill()
      expect(screen.getByText(WORDS)).toBeVisible()
      form.stands()
    },
  )
}
