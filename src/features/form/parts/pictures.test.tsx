import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import * as v from 'valibot'
import { defineWidget } from '../../../engine/contract'
import { offers, press, sent } from '../../../engine/testing/hands'
import { type FakeApi, renderWidget, testUser } from '../../../engine/testing/render-widget'
import type { HttpRequest } from '../../../http/endpoint'
import { initI18n } from '../../../i18n'
// It gives forms what frames.
import '../../../registry/account'
import { CUT, wholePicture } from '../testing/whole-picture'
import { Pictures } from './pictures'

const UPLOADED = ['/files/6.png', '/files/7.png']
const WHOLE = wholePicture('/files/7.png')

const shots = defineWidget(
  {
    type: 'shots',
    version: 1,
    tier: 'base',
    value: v.array(v.string()),
    config: v.object({
      shape: v.optional(v.number()),
      most: v.optional(v.number(), 3),
      readOnly: v.optional(v.boolean(), false),
    }),
    height: 1,
    examples: {},
  },
  function Shots({ value, config }) {
    const [urls, setUrls] = useState<readonly string[]>(value)
    return (
      <Pictures label='Shots' urls={urls} onChange={setUrls} onPending={() => {}} {...config} />
    )
  },
)
const open = (value: readonly string[], config: Record<string, unknown>, api: FakeApi = {}) =>
  renderWidget(shots, { user: testUser, value, config, api })
const sources = () => screen.getAllByRole('img').map((img) => img.getAttribute('src'))

beforeAll(() => initI18n('en'))

test('one picture of several is framed in the shape of its place, and stays where it stood', async () => {
  const answers: FakeApi = {
    [CUT]: ({ method }: { method: string }) =>
      method === 'GET' ? WHOLE : { url: '/files/7.100_0_200_200_50_50.png' },
  }
  const { calls } = await open(UPLOADED, { shape: 1 }, answers)
  await press('Crop Shots, picture 2')
  expect(sent(calls, CUT)).toEqual([{ url: '/files/7.png' }])
  await press('Use this crop')
  expect(sent(calls, CUT)[1]).toEqual({
    url: '/files/7.png',
    crop: { x: 0.25, y: 0, width: 0.5, height: 1 },
    focus: { x: 0.5, y: 0.5 },
  })
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(sources()).toEqual([
    expect.stringContaining('/files/6.png'),
    expect.stringContaining('/files/7.100_0_200_200_50_50.png'),
  ])
})

test.each([
  ['of a place with a shape', UPLOADED, { shape: 1 }, true],
  ['that stands alone', ['/files/7.png'], { most: 1 }, true],
  ['that no shopper sees', UPLOADED, {}, false],
  ['that cannot be changed', UPLOADED, { shape: 1, readOnly: true }, false],
  ['of the catalogue', ['/pictures/beer/1.svg'], { shape: 1 }, false],
  ['that is private', ['/files/pass/7.png'], { shape: 1 }, false],
])('whether a picture %s is framed', async (_, urls, config, isOffered) => {
  await open(urls, config)
  expect(offers('Crop Shots, picture 1')).toBe(isOffered)
})

test('a picture on its way says how much of it is sent, in whole percent', async () => {
  const sending: HttpRequest[] = []
  const { host } = await open(
    [],
    {},
    {
      'basic/storageFile/upload': (request: HttpRequest) => {
        sending.push(request)
        return new Promise(() => {})
      },
    },
  )
  host.chooseMedia.mockResolvedValue([{ path: 'tmp://a.png', name: 'a.png', size: 9 }])
  await press('Add a picture: Shots')
  for (const [fraction, said] of [
    [0, '0%'],
    [0.256, '26%'],
    [1, '100%'],
  ] as const) {
    await act(async () => sending[0]?.onProgress?.(fraction))
    expect(screen.getByRole('status')).toHaveTextContent(said)
  }
})
