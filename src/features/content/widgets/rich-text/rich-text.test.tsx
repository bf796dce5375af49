import { fireEvent, screen } from '@testing-library/react'
import { renderWidget } from '../../../../engine/testing/render-widget'
import { richText } from '.'

const long = `<p>${'A long story. '.repeat(200)}</p>`

test('markup that runs never arrives, its neighbours do', async () => {
  const { container } = await renderWidget(richText, {
    value: { html: '<script>alert(1)</script><p onclick="alert(1)">Kept</p>' },
  })
  expect(screen.getByText('Kept')).not.toHaveAttribute('onclick')
  expect(container.querySelector('script')).not.toBeInTheDocument()
})

test('a link inside the app opens as a page', async () => {
  const { navigator } = await renderWidget(richText, {
    value: { html: '<a href="/company/about">About us</a>' },
  })
  // Mini-programs list the links below the text, where they can be tapped: the last one works everywhere.
  const links = screen.getAllByRole('link', { name: 'About us' })
  fireEvent.click(links[links.length - 1] as HTMLElement)
  expect(navigator.open).toHaveBeenCalledWith('/company/about')
})

test('a link to an unknown page is only text', async () => {
  await renderWidget(richText, { value: { html: '<a href="/no/such/page">Nowhere</a>' } })
  expect(screen.getByText('Nowhere')).toBeInTheDocument()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

test('a long text unfolds and folds again', async () => {
  await renderWidget(richText, { value: { html: long }, config: { fold: 120 } })
  fireEvent.click(screen.getByRole('button', { name: 'Show all' }))
  fireEvent.click(screen.getByRole('button', { name: 'Show less' }))
  expect(screen.getByRole('button', { name: 'Show all' })).toBeInTheDocument()
})

test('a short text has nothing to unfold', async () => {
  await renderWidget(richText, { value: { html: '<p>Short.</p>' }, config: { fold: 120 } })
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('the text of the language is shown', async () => {
  await renderWidget(richText, {
    value: { html: { en: '<p>Hello</p>', 'zh-Hans': '<p>你好</p>' } },
  })
  expect(screen.getByText('Hello')).toBeInTheDocument()
})

test('is headed by its title; an address that runs code is only text', async () => {
  await renderWidget(richText, {
    value: { html: '<h2>How we brew</h2><a href="javascript:alert(1)">And this</a>' },
    config: { title: { en: 'Our story' } },
  })
  expect(screen.getByText('Our story')).toBeInTheDocument()
  expect(screen.getByText('How we brew')).toBeInTheDocument()
  expect(screen.getByText('And this')).toBeInTheDocument()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

test('says to a screen reader whether it is folded', async () => {
  await renderWidget(richText, { value: { html: long }, config: { fold: 120 } })
  fireEvent.click(screen.getByRole('button', { name: 'Show all' }))
  expect(screen.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true')
})

test('a bare text is one too', async () => {
  await renderWidget(richText, { value: '<p>Bare</p>' })
  expect(screen.getByText('Bare')).toBeInTheDocument()
})

test.each([undefined, '', { html: ' ' }, { html: { en: '', 'zh-Hans': ' ' } }])(
  'a page of %j alone is no blank one',
  async (value) => {
    await renderWidget(richText, { value })
    expect(screen.getByText('Nothing is written here yet')).toBeInTheDocument()
  },
)

test('words in one language are words', async () => {
  await renderWidget(richText, { value: { html: { en: '', 'zh-Hans': '啤酒' } } })
  expect(screen.queryByText('Nothing is written here yet')).not.toBeInTheDocument()
})
