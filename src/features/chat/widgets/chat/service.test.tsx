import { act, fireEvent, screen } from '@testing-library/react'
import { renderWidget } from '../../../../engine/testing/render-widget'
import { HostError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { service } from '.'

beforeAll(() => initI18n('en'))

const tap = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })))

test('reads number and hours of the configuration when the definition has none', async () => {
  const { host } = await renderWidget(service, {
    api: { 'basic/autoConfig/getValue': { phone: '020-1', hours: 'Daily 10:00–22:00' } },
  })
  expect(screen.getByText(/Daily 10:00–22:00/)).toBeInTheDocument()
  await tap('Call Phone 020-1')
  expect(host.callPhone).toHaveBeenCalledWith('020-1')
})

test('says the number where it cannot dial', async () => {
  const { host } = await renderWidget(service, {
    value: { phones: [{ name: 'Devices', phone: '020-2' }] },
  })
  host.callPhone.mockRejectedValueOnce(new HostError('error.unexpected'))
  await tap('Call Devices 020-2')
  expect(host.toast).toHaveBeenCalledWith(expect.stringContaining('020-2'))
})

test('copies what cannot be dialled', async () => {
  const { host } = await renderWidget(service, {
    value: { handles: [{ name: { en: 'Mail' }, text: 'help@taproom.example' }] },
  })
  await tap('Copy Mail help@taproom.example')
  expect(host.copy).toHaveBeenCalledWith('help@taproom.example')
})

test('shows one answer at a time', async () => {
  await renderWidget(service, {
    value: {
      questions: [
        { question: 'How cold?', answer: 'Four degrees.' },
        { question: 'How fast?', answer: 'Two days.' },
      ],
    },
  })
  expect(screen.queryByText('Four degrees.')).toBeNull()
  await tap('How cold?')
  expect(screen.getByText('Four degrees.')).toBeInTheDocument()
  await tap('How fast?')
  expect(screen.queryByText('Four degrees.')).toBeNull()
  expect(screen.getByText('Two days.')).toBeInTheDocument()
})

const QUESTIONS = [
  { question: { en: 'How cold?', 'zh-Hans': '多冷？' }, answer: 'Four degrees.' },
  { question: 'How fast?', answer: 'Two days.' },
  { question: 'A broken bottle?', answer: 'Send a Picture.' },
  { question: 'Money back?', answer: 'Within three days.' },
]
const type = (text: string) =>
  act(
    async () =>
      void fireEvent.change(screen.getByRole('textbox', { name: 'Search the questions' }), {
        target: { value: text },
      }),
  )
const faq = (config = {}) =>
  renderWidget(service, {
    value: { questions: QUESTIONS },
    config: { show: 'questions', ...config },
  })

test('what is typed narrows the questions, in their answers too, whatever the order and case', async () => {
  await faq()
  await type('days')
  expect(screen.getByRole('status')).toHaveTextContent('2 questions found')
  expect(screen.queryByText('How cold?')).not.toBeInTheDocument()
  await type('picture  BROKEN')
  expect(screen.getByRole('status')).toHaveTextContent('1 question found')
  await tap('A broken bottle?')
  expect(screen.getByText('Send a Picture.')).toBeInTheDocument()
  await tap('Clear the search')
  expect(screen.getByText('How cold?')).toBeInTheDocument()
  // What was open stays open: it is the question, not its place.
  expect(screen.getByText('Send a Picture.')).toBeInTheDocument()
})

test('where nothing fits support is asked', async () => {
  const { navigator } = await faq({ askUrl: '/company/feedback' })
  await type('spaceship')
  expect(screen.getByText('No question fits')).toBeInTheDocument()
  await tap('Ask support')
  expect(navigator.open.mock.calls).toEqual([['/company/feedback']])
})

test('support is a tap away where something fits as well', async () => {
  const { navigator } = await faq()
  await tap('Ask support')
  expect(navigator.open.mock.calls).toEqual([['/custService/service']])
})

test('beside the ways to reach people there is no second one; few questions need no search', async () => {
  await renderWidget(service, { value: { phone: '020-1', questions: QUESTIONS } })
  await type('spaceship')
  expect(screen.getByText('No question fits')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Ask support' })).not.toBeInTheDocument()
})

test('in Chinese a part of a word is found', async () => {
  await renderWidget(service, {
    value: { questions: [...QUESTIONS, { question: '罐装能放多久？', answer: '冷藏三个月' }] },
    config: { show: 'questions' },
  })
  await type('冷藏')
  expect(screen.getByRole('button', { name: '罐装能放多久？' })).toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveTextContent('1 question found')
})
