import { screen, within } from '@testing-library/react'
import { NetworkError } from '../../../../errors'
import type { HttpRequest } from '../../../../http/endpoint'
import type { LocalFile } from '../../../../shared/transport'
import { PICKER_OPEN_DELAY } from '../../../../ui/picker/picker-sheet'
import {
  alerts,
  button,
  field,
  KEY,
  open,
  options,
  pass,
  sent,
  setUpForm,
  submit,
  tap,
  UPLOAD,
  VIEW,
} from './testing/open-form'

setUpForm()

test('a password is hidden until it is asked for, and hidden again', async () => {
  await open({ fields: [field('Secret', 'password')] })
  const typed = () => screen.getByLabelText('Secret').getAttribute('type')
  expect(typed()).toBe('password')
  await tap(button('Show: Secret'))
  expect(typed()).toBe('text')
  await tap(button('Hide: Secret'))
  expect(typed()).toBe('password')
})

test('a password that is there already need not be typed again; nothing else says so', async () => {
  const fields = [field('Secret', 'password'), field('Name', 'text')]
  const { unmount } = await open({ fields })
  expect(screen.queryByText('Leave empty to keep it')).toBeNull()
  unmount()
  await open({
    fields,
    saved: { id: '77', data: {} },
    config: { edit: true },
    query: { id: '77' },
  })
  expect(screen.getAllByText('Leave empty to keep it')).toHaveLength(1)
})

test('what must be filled in bears a star, unless it cannot be written', async () => {
  const { container } = await open({
    fields: [
      field('Name', 'text', { required: true }),
      field('Styles', 'multiSelect', { options, required: true }),
      field('Note', 'text'),
      field('News', 'multiSelect', { options }),
      field('Batch', 'text', { required: true, readOnly: true }),
    ],
  })
  const stars = [...container.querySelectorAll('.tp-form-field__label')]
  expect(stars.map(({ textContent }) => textContent)).toEqual([
    'Name *',
    'Styles *',
    'Note',
    'News',
    'Batch',
  ])
})

test.each([
  ['text', {}],
  ['textarea', {}],
  ['date', {}],
])('an empty %s that cannot be written is a dash', async (kind, more) => {
  const { container } = await open({ fields: [field('It', kind, { readOnly: true, ...more })] })
  expect(container).toHaveTextContent('It—')
  expect(screen.queryByLabelText('It')).toBeNull()
  expect(screen.queryByRole('button', { name: /^It/ })).toBeNull()
})

test('a text over several lines that cannot be written is read', async () => {
  const { container } = await open({
    fields: [field('It', 'textarea', { readOnly: true, value: 'As brewed' })],
  })
  expect(container).toHaveTextContent('ItAs brewed')
  expect(container.querySelector('textarea')).toBeNull()
})

test('a number bears its unit, money its sign', async () => {
  const { container } = await open({
    fields: [field('Weight', 'number', { unit: { en: 'kg' } }), field('Price', 'money')],
  })
  expect(container).toHaveTextContent(/^Weightkg.*Price¥/)
})

test('what is wrong stands in the place of the help, and gives it back', async () => {
  await open({
    fields: [field('Styles', 'multiSelect', { options, required: true, help: 'Those you like' })],
  })
  expect(screen.getByText('Those you like')).toBeInTheDocument()
  await submit()
  expect(alerts()).toHaveLength(1)
  expect(screen.queryByText('Those you like')).toBeNull()
  await tap(screen.getByRole('checkbox', { name: 'IPA' }))
  expect(alerts()).toEqual([])
  expect(screen.getByText('Those you like')).toBeInTheDocument()
})

test('a heading under which nothing is left is not drawn', async () => {
  await open({
    api: {
      [VIEW]: {
        key: KEY,
        name: 'Demo',
        sections: [
          { key: 'a', title: 'First' },
          { key: 'b', title: 'Second' },
        ],
        fields: [field('Name', 'text', { section: 'a' })],
        id: '',
        data: {},
      },
    },
  })
  expect(screen.getByRole('heading', { name: 'First' })).toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: 'Second' })).toBeNull()
})

test('where there is no form the list says so', async () => {
  await open({ config: { form: undefined }, api: { 'paas/formEngine/mobileAll': [] } })
  expect(screen.getByText('No forms yet')).toBeInTheDocument()
})

describe('files', () => {
  const local = { path: 'tmp://a.pdf', name: 'a.pdf', size: 1 }
  const keep = ({ body }: HttpRequest) => {
    const { file } = body as { readonly file: LocalFile }
    return { id: '1', url: `/files/${file.name}`, name: file.name, size: 1 }
  }
  const add = 'Add a file: Papers'

  test('one that was sent can be taken out again', async () => {
    const { calls, host } = await open({
      fields: [field('Papers', 'files')],
      api: { [UPLOAD]: keep },
    })
    host.chooseMedia
      .mockResolvedValueOnce([local])
      .mockResolvedValueOnce([{ ...local, name: 'b.pdf' }])
    await tap(button(add))
    await tap(button(add))
    await tap(button('Remove a.pdf'))
    const papers = within(screen.getByRole('group', { name: 'Papers' }))
    expect(papers.queryByText('a.pdf')).toBeNull()
    expect(papers.getByText('b.pdf')).toBeInTheDocument()
    await submit()
    expect(sent(calls)).toEqual([{ papers: [{ name: 'b.pdf', url: '/files/b.pdf' }] }])
  })

  test('one that did not arrive is sent again at a tap, or given up', async () => {
    let reachable = false
    const { calls, host } = await open({
      fields: [field('Papers', 'files', { count: 1 })],
      api: {
        [UPLOAD](request: HttpRequest) {
          if (!reachable) throw new NetworkError(UPLOAD)
          return keep(request)
        },
      },
    })
    host.chooseMedia.mockResolvedValue([local])
    await tap(button(add))
    // One is all there is room for, sent or not.
    expect(screen.queryByRole('button', { name: add })).toBeNull()
    await tap(button('Remove a.pdf'))
    await tap(button(add))
    reachable = true
    await tap(button('a.pdf was not uploaded. Try again'))
    expect(screen.queryByRole('button', { name: add })).toBeNull()
    await submit()
    expect(sent(calls)).toEqual([{ papers: [{ name: 'a.pdf', url: '/files/a.pdf' }] }])
  })

  test('while one is on its way it says how much of it has been sent', async () => {
    const { host } = await open({
      fields: [field('Papers', 'files')],
      api: { [UPLOAD]: () => new Promise(() => {}) },
    })
    host.chooseMedia.mockResolvedValue([local])
    await tap(button(add))
    const papers = within(screen.getByRole('group', { name: 'Papers' }))
    expect(papers.getByRole('status')).toHaveTextContent('0%')
  })

  test('those that cannot be changed are named, without a way to add or remove', async () => {
    const value = [{ name: 'old.pdf', url: '/files/old.pdf' }]
    await open({ fields: [field('Papers', 'files', { readOnly: true, value })] })
    expect(screen.getByText('old.pdf')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /Papers|old\.pdf/ })).toBeNull()
  })
})

test('a region whose name is not known yet is an ellipsis', async () => {
  await open({ fields: [field('Place', 'region', { value: '440106' })] })
  await pass(PICKER_OPEN_DELAY)
  expect(button('Place …')).toBeInTheDocument()
})
