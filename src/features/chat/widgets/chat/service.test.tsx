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
