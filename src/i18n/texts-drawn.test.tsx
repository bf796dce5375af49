import { act, render, screen } from '@testing-library/react'
import { addTexts, show, type TextValues, useLocale, useTranslate } from './texts'

function Greeting() {
  const t = useTranslate() as (key: string, values?: TextValues) => string
  return (
    <p>
      {useLocale()}: {t('test.hello')}
    </p>
  )
}

test('drawn texts follow the language', () => {
  addTexts('en', { test: { hello: 'Hello' } })
  addTexts('zh-Hans', { test: { hello: '你好' } })
  show('en')
  render(<Greeting />)
  expect(screen.getByText('en: Hello')).toBeInTheDocument()
  act(() => show('zh-Hans'))
  expect(screen.getByText('zh-Hans: 你好')).toBeInTheDocument()
})

test('texts that arrive late are drawn in the same language', () => {
  show('en')
  render(<Greeting />)
  act(() => {
    addTexts('en', { test: { hello: 'Hello again' } })
    show('en')
  })
  expect(screen.getByText('en: Hello again')).toBeInTheDocument()
})
