import { act, fireEvent, screen } from '@testing-library/react'
import { changeLocale, initI18n } from '../../../../../i18n'

export { press as tap } from '../../../../../engine/testing/hands'

/** Each test of the file speaks this language, and its clock stands until `pass` moves it. */
export function speakIn(locale: 'en' | 'zh-Hans'): void {
  beforeAll(() => initI18n(locale))
  beforeEach(() => {
    changeLocale(locale)
    jest.useFakeTimers()
  })
  afterEach(() => jest.useRealTimers())
}

/** Types into the field of this label what is then all of its text. */
export const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
export const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))
/** What is wrong, as it is told. */
export const alerts = () => screen.queryAllByRole('alert').map((alert) => alert.textContent)
