import { act, fireEvent, screen, within } from '@testing-library/react'
import { renderWidget } from '../../../../engine/testing/render-widget'
import { ApiError, NetworkError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { cityPicker } from '.'

const many = Array.from({ length: 45 }, (_, at) => ({
  regionId: `3${at + 10}000`,
  name: `河${at}市`,
}))
const index = [
  { letter: 'B', cities: [{ regionId: '110100', name: '北京市' }] },
  { letter: 'H', cities: many },
  {
    letter: 'G',
    cities: [
      { regionId: '440100', name: '广州市' },
      { regionId: '520100', name: '贵阳市' },
    ],
  },
]
const api = {
  'api/Region/CityIndex': index,
  'api/Region/GetCountyByCity': [{ regionId: '440106', name: '天河区' }],
}

beforeAll(() => initI18n('en'))

const tap = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const type = (text: string) =>
  act(async () => void fireEvent.change(screen.getByRole('textbox'), { target: { value: text } }))

test('a district of a city becomes the place of the session and of its calls', async () => {
  const { session, host, navigator, persistence } = await renderWidget(cityPicker, { api }).then(
    (view) => ({ ...view, persistence: view.services.persistence }),
  )
  expect(screen.getByText('No city chosen')).toBeInTheDocument()
  await tap('Cities under G')
  await tap('广州市')
  await tap('天河区')
  expect(session.regionId).toBe('440106')
  expect(session.headers.regionId).toBe('440106')
  expect(persistence.read('region')).toBe('440106')
  expect(host.toast).toHaveBeenCalledWith('广州市 天河区 is your place now')
  expect(navigator.back).toHaveBeenCalled()
})

test('the whole city can be chosen when its districts do not come', async () => {
  const { session } = await renderWidget(cityPicker, {
    api: { ...api, 'api/Region/GetCountyByCity': new ApiError('x', 500, 'down') },
  })
  await tap('北京市')
  await tap('All of 北京市')
  expect(session.regionId).toBe('110100')
})

test('districts that did not come are asked for again', async () => {
  let isDown = true
  const answer = () => {
    if (isDown) throw new NetworkError('counties')
    return api['api/Region/GetCountyByCity']
  }
  await renderWidget(cityPicker, { api: { ...api, 'api/Region/GetCountyByCity': answer } })
  await tap('Cities under G')
  await tap('广州市')
  expect(screen.getByText('Could not get the data')).toBeVisible()
  isDown = false
  await tap('Try again')
  expect(screen.getByText('天河区')).toBeVisible()
})

test('what was chosen before is one tap away', async () => {
  const config = { counties: false, back: false }
  const { session } = await renderWidget(cityPicker, { api, config })
  await tap('北京市')
  // One alone stands there, too.
  const first = within(screen.getByRole('group', { name: 'Recently chosen' }))
  expect(first.getByRole('button')).toHaveTextContent('北京市')
  await tap('Cities under G')
  await tap('贵阳市')
  const recent = within(screen.getByRole('group', { name: 'Recently chosen' }))
  expect(recent.getAllByRole('button').map((one) => one.textContent)).toEqual(['贵阳市', '北京市'])
  await act(async () => void fireEvent.click(recent.getByRole('button', { name: '北京市' })))
  expect(session.regionId).toBe('110100')
  expect(screen.getByRole('status')).toHaveTextContent('北京市')
})

test('finds by a part of the name or by a letter', async () => {
  await renderWidget(cityPicker, { api })
  await type('广')
  expect(screen.getByRole('button', { name: '广州市' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: '北京市' })).toBeNull()
  await type('g')
  expect(screen.getByRole('button', { name: '贵阳市' })).toBeInTheDocument()
  await type('巴黎')
  expect(screen.getByText('No city of that name')).toBeInTheDocument()
})

test('draws a screenful and leads on to the next letter', async () => {
  await renderWidget(cityPicker, { api })
  expect(screen.getByRole('button', { name: '北京市' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: '广州市' })).toBeNull()
  await tap('On to G')
  expect(screen.getByRole('button', { name: '广州市' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: '北京市' })).toBeNull()
})

test('asks for the districts of the city that was tapped, once', async () => {
  const { calls } = await renderWidget(cityPicker, { api })
  await tap('北京市')
  expect(screen.getByRole('dialog', { name: 'Districts of 北京市' })).toBeInTheDocument()
  expect(calls.filter(({ path }) => path === 'api/Region/GetCountyByCity')).toMatchObject([
    { method: 'GET', query: { cityId: '110100' } },
  ])
})

test('a city without districts to ask for is taken at once, and the page is left', async () => {
  const { session, navigator, host } = await renderWidget(cityPicker, {
    api,
    config: { counties: false },
  })
  await tap('北京市')
  expect(session.regionId).toBe('110100')
  expect(host.toast.mock.calls).toEqual([['北京市 is your place now']])
  expect(navigator.back).toHaveBeenCalledTimes(1)
})

test('six of the places chosen before are kept, the newest first and none twice', async () => {
  await renderWidget(cityPicker, { api, config: { counties: false, back: false } })
  await tap('Cities under H')
  for (const at of [0, 1, 2, 3, 4, 5, 6, 2]) {
    const [city] = screen.getAllByRole('button', { name: `河${at}市` })
    await act(async () => void fireEvent.click(city as HTMLElement))
  }
  const recent = within(screen.getByRole('group', { name: 'Recently chosen' }))
  expect(recent.getAllByRole('button').map((one) => one.textContent)).toEqual(
    [2, 6, 5, 4, 3, 1].map((at) => `河${at}市`),
  )
})

test('cities that do not come can be asked for again', async () => {
  let isDown = true
  const answer = () => {
    if (isDown) throw new NetworkError('cities')
    return index
  }
  await renderWidget(cityPicker, { api: { ...api, 'api/Region/CityIndex': answer } })
  expect(screen.getByText('Could not get the data')).toBeInTheDocument()
  expect(screen.getByText('No connection. Check the network and try again.')).toBeInTheDocument()
  isDown = false
  await tap('Try again')
  expect(screen.getByRole('button', { name: '北京市' })).toBeInTheDocument()
})

test('a city is found by what it is called in either language, and by how that is read', async () => {
  const cities = [
    { regionId: '230100', name: 'Harbin', also: '哈尔滨市 haerbin' },
    { regionId: '610100', name: 'Xi’an', also: '西安市' },
    { regionId: '440100', name: 'Guangzhou' },
  ]
  await renderWidget(cityPicker, { api: { 'api/Region/CityIndex': [{ letter: 'Q', cities }] } })
  for (const [word, name] of [
    ['harb', 'Harbin'],
    ['haer', 'Harbin'],
    ['哈尔', 'Harbin'],
    ['xian', 'Xi’an'],
    ["XI'AN", 'Xi’an'],
    ['guang zhou', 'Guangzhou'],
  ] as const) {
    await type(word)
    const found = within(screen.getByRole('group', { name: word }))
    expect(found.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([name])
  }
})
