import { act, fireEvent, screen, within } from '@testing-library/react'
import { button, isOff, press, sent, tap, type } from '../../../../engine/testing/hands'
import { ApiError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { openEditor, pageServer } from './testing/open-editor'

const SAVE = 'autoConfigAdmin/save'
const environment: Record<string, string | undefined> = process.env

beforeAll(() => initI18n('en'))
beforeEach(() => {
  environment.TARO_APP_WARDROBE = JSON.stringify({ autumn: {}, ink: {} })
})
afterEach(() => delete environment.TARO_APP_WARDROBE)

const LIST = 'paas/viewEngine/pages'

async function openColours(answer: unknown = {}) {
  const { api } = pageServer()
  const opened = await openEditor(
    { ...api, [LIST]: { result: [], total: 0 }, [SAVE]: answer },
    { url: '' },
  )
  await act(async () => void fireEvent.click(await screen.findByText('Colours of the app')))
  const sheet = within(screen.getByRole('dialog', { name: 'Colours of the app' }))
  return { ...opened, sheet }
}
const choose = (name: string) => tap(screen.getByRole('radio', { name }))

test('a theme of the brand is worn here at once, and sent', async () => {
  const { calls, services } = await openColours()
  await choose('Theme “ink”')
  await press('Wear it')
  expect(sent(calls, SAVE)).toEqual([{ type: 'theme', value: { name: 'ink', colour: '' } }])
  expect(services.settings.wears).toBe('ink')
  expect(services.persistence.read('wears')).toBe('ink')
})

test('of a colour it is said how well it is read, and a pale one is not sent', async () => {
  const { calls, sheet, services } = await openColours()
  await choose('A colour of our own')
  expect(isOff(button('Wear it'))).toBe(true)
  await type('Colour, as #0f6b57', '#fb923c')
  expect(
    sheet.getByText(/^Text needs a contrast of 4.5:1; the lowest here is [12]\.\d:1$/),
  ).toBeInTheDocument()
  expect(isOff(button('Wear it'))).toBe(true)
  await type('Colour, as #0f6b57', '#2F3B52')
  expect(sheet.queryByText(/Text needs/)).not.toBeInTheDocument()
  expect(sheet.getAllByText(/^\d+\.\d:1$/)).toHaveLength(12)
  await press('Wear it')
  expect(sent(calls, SAVE)).toEqual([{ type: 'theme', value: { name: '', colour: '#2f3b52' } }])
  expect(services.settings.wears).toBe('#2f3b52')
})

test('what the server refuses is said, and nothing is worn', async () => {
  const { sheet, services } = await openColours(new ApiError(SAVE, 400, 'No such theme'))
  await choose('Theme “autumn”')
  await press('Wear it')
  expect(sheet.getByText('No such theme')).toBeInTheDocument()
  expect(services.settings.wears).toBe('')
})

test('a brand without themes has nothing to choose', async () => {
  environment.TARO_APP_WARDROBE = ''
  await openEditor({ ...pageServer().api, [LIST]: { result: [], total: 0 } }, { url: '' })
  expect(screen.queryByText('Colours of the app')).not.toBeInTheDocument()
})
