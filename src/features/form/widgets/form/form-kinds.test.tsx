import { act, screen, within } from '@testing-library/react'
import { NetworkError } from '../../../../errors'
import type { HttpRequest } from '../../../../http/endpoint'
import type { LocalFile } from '../../../../shared/transport'
import { PICKER_OPEN_DELAY } from '../../../../ui/picker/picker-sheet'
import type { FormField } from '../../contract'
import {
  alerts,
  button,
  field,
  open,
  options,
  pass,
  pick,
  sent,
  setUpForm,
  submit,
  tap,
  type,
  UPLOAD,
} from './testing/open-form'

setUpForm()

describe('kinds', () => {
  test.each<[string, Partial<FormField>, string, unknown]>([
    ['text', {}, ' Ada ', 'Ada'],
    ['textarea', {}, 'a', 'a'],
    ['number', {}, '7', 7],
    ['money', {}, '28.5', 2850],
    ['mobile', {}, '+86 138 0013 8000', '13800138000'],
    ['email', {}, 'a@b.cn', 'a@b.cn'],
    ['idCard', {}, '44030719851231002x', '44030719851231002X'],
    ['password', {}, 'hop garden', 'hop garden'],
  ])('%s is typed and sent', async (kind, more, typed, wire) => {
    const { calls } = await open({ fields: [field('It', kind, more)] })
    await type('It', typed)
    await submit()
    expect(sent(calls)).toEqual([{ it: wire }])
  })

  test('a date is chosen and sent; a month has no day', async () => {
    const { calls } = await open({
      fields: [
        field('Day', 'date', { value: '2024-01-31' }),
        field('Month', 'date', { precision: 'month', value: '2024-05' }),
      ],
    })
    const day = await pick('Day')
    await tap(
      within(day.getByRole('radiogroup', { name: 'Month' })).getByRole('radio', { name: '02' }),
    )
    await tap(day.getByRole('button', { name: 'OK' }))
    const month = await pick('Month')
    expect(month.queryByRole('radiogroup', { name: 'Day' })).toBeNull()
    await tap(month.getByRole('button', { name: 'OK' }))
    await submit()
    expect(sent(calls)).toEqual([{ day: '2024-02-29', month: '2024-05' }])
  })

  test('a picker is opened by a tap and closed without a choice', async () => {
    await open({ fields: [field('Style', 'select', { options })] })
    const row = () => screen.getByRole('button', { name: /^Style /, hidden: true })
    await pass(PICKER_OPEN_DELAY)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(row()).toHaveAttribute('aria-expanded', 'false')
    const style = await pick('Style')
    expect(row()).toHaveAttribute('aria-expanded', 'true')
    await tap(style.getByRole('button', { name: 'Close' }))
    expect(row()).toHaveAttribute('aria-expanded', 'false')
  })

  test('a time, one of a list, one of each of two lists', async () => {
    const { calls } = await open({
      fields: [
        field('Hour', 'time', { min: '08:30', max: '22:00' }),
        field('Style', 'select', { options }),
        field('Pack', 'columns', {
          columns: [
            { name: 'Size', options: [{ key: '330', value: '330 ml' }] },
            { name: 'Kind', options },
          ],
        }),
      ],
    })
    await tap((await pick('Hour')).getByRole('button', { name: 'OK' }))
    const style = await pick('Style')
    await tap(style.getByRole('radio', { name: 'Stout' }))
    await tap(style.getByRole('button', { name: 'OK' }))
    // Opened again it stands where one left it.
    const again = await pick('Style')
    expect(again.getByRole('radio', { name: 'Stout' })).toBeChecked()
    await tap(again.getByRole('button', { name: 'OK' }))
    await tap((await pick('Pack')).getByRole('button', { name: 'OK' }))
    expect(button('Pack 330 ml · IPA')).toBeInTheDocument()
    await submit()
    expect(sent(calls)).toEqual([{ hour: '08:30', style: 'stout', pack: ['330', 'ipa'] }])
  })

  test('a region down to the level that was asked for, shown by its names', async () => {
    const city = { code: '330100', name: 'Hangzhou' }
    const { calls } = await open({
      fields: [field('City', 'region', { level: 2 })],
      api: { 'api/Region/GetRegionData': [{ code: '330000', name: 'Zhejiang', children: [city] }] },
    })
    const regions = await pick('City')
    expect(regions.getAllByRole('radiogroup')).toHaveLength(2)
    await tap(regions.getByRole('radio', { name: 'Zhejiang' }))
    await tap(regions.getByRole('radio', { name: 'Hangzhou' }))
    await tap(regions.getByRole('button', { name: 'OK' }))
    expect(button('City Zhejiang Hangzhou')).toBeInTheDocument()
    await submit()
    expect(sent(calls)).toEqual([{ city: '330100' }])
  })

  test('ticks: one, several in the order of the form, on and off, an agreement', async () => {
    const { calls } = await open({
      fields: [
        field('Glass', 'radio', { options }),
        field('Styles', 'multiSelect', { options }),
        field('News', 'switch'),
        field('Rules', 'switch', { required: true }),
      ],
    })
    await tap(screen.getByRole('radio', { name: 'IPA' }))
    await tap(screen.getByRole('checkbox', { name: 'Stout' }))
    await tap(screen.getByRole('checkbox', { name: 'IPA' }))
    await tap(screen.getByRole('switch', { name: 'News' }))
    await tap(screen.getByRole('checkbox', { name: 'Rules' }))
    await submit()
    expect(sent(calls)).toEqual([
      { glass: 'ipa', styles: ['ipa', 'stout'], news: true, rules: true },
    ])
  })

  test('of several that may be ticked only those that are are sent', async () => {
    const { calls } = await open({ fields: [field('Styles', 'multiSelect', { options })] })
    await tap(screen.getByRole('checkbox', { name: 'Stout' }))
    await tap(screen.getByRole('checkbox', { name: 'IPA' }))
    await tap(screen.getByRole('checkbox', { name: 'Stout' }))
    await submit()
    expect(sent(calls)).toEqual([{ styles: ['ipa'] }])
  })

  const local = (name: string) => ({ path: `tmp://${name}`, name, size: 1 })
  /** Where the server keeps what it was sent. */
  const keep = ({ body }: HttpRequest) => {
    const { file } = body as { readonly file: LocalFile }
    return { id: '1', url: `/files/${file.name}`, name: file.name, size: 1 }
  }

  test('pictures and files are sent at once, and their addresses with the form', async () => {
    const { calls, host } = await open({
      fields: [field('Photos', 'images', { count: 2 }), field('Papers', 'files')],
      api: { [UPLOAD]: keep },
    })
    host.chooseMedia.mockImplementation(async (kind) => [local(`a.${kind}`)])
    await tap(button('Add a picture: Photos'))
    await tap(button('Add a file: Papers'))
    expect(host.chooseMedia.mock.calls).toEqual([
      ['image', 2, undefined],
      ['file', 100, undefined],
    ])
    expect(screen.getByRole('img', { name: 'Photos, picture 1' })).toBeInTheDocument()
    expect(screen.getByText('a.file')).toBeInTheDocument()
    await submit()
    expect(sent(calls)).toEqual([
      { photos: ['/files/a.image'], papers: [{ name: 'a.file', url: '/files/a.file' }] },
    ])
  })

  test('a picture that did not arrive stops the form until it is sent again or removed', async () => {
    let reachable = false
    const { calls, host } = await open({
      fields: [field('Photos', 'images')],
      api: {
        [UPLOAD](request: HttpRequest) {
          if (!reachable) throw new NetworkError(UPLOAD)
          return keep(request)
        },
      },
    })
    host.chooseMedia.mockResolvedValue([local('a.png')])
    await tap(button('Add a picture: Photos'))
    await submit()
    expect(alerts()).toEqual(['A file was not uploaded. Try again or remove it'])
    expect(sent(calls)).toEqual([])
    reachable = true
    expect(screen.getByText(/^Upload failed/)).toBeInTheDocument()
    await tap(button('a.png was not uploaded. Try again'))
    expect(screen.queryByText(/^Upload failed/)).not.toBeInTheDocument()
    expect(alerts()).toEqual([])
    await submit()
    expect(sent(calls)).toEqual([{ photos: ['/files/a.png'] }])
  })

  test('while one is on its way nothing is sent; one removed meanwhile does not come back', async () => {
    let arrive = () => {}
    const { calls, host } = await open({
      fields: [field('Photos', 'images')],
      api: {
        [UPLOAD]: (request: HttpRequest) =>
          new Promise((resolve) => {
            arrive = () => resolve(keep(request))
          }),
      },
    })
    host.chooseMedia.mockResolvedValue([local('a.png')])
    await tap(button('Add a picture: Photos'))
    await submit()
    expect(alerts()).toEqual(['Files are still being uploaded'])
    await tap(button('Remove a.png'))
    await act(async () => arrive())
    await submit()
    expect(sent(calls)).toEqual([{ photos: [] }])
  })
})
