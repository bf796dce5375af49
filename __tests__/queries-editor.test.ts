import {
  actsOf,
  assetsOf,
  callsFrom,
  catalogue,
  comparedBy,
  draftBy,
  draftOrLive,
  editedPages,
  linksLeadingTo,
  linksOf,
  previewBy,
  readyPages,
  templatesOf,
  versionBy,
  versionsOf,
} from '../src/features/builder/queries'
import { cutBy } from '../src/features/form/queries-crop'
import { setHttpClient } from '../src/http/endpoint'
import { expectKeptAndAsked } from './support/kept-and-asked'

const url = '/asset/home'
const nobody = () => undefined

expectKeptAndAsked([
  ['a preview', previewBy('k1'), ['preview', 'k1'], [['view/k1/preview']]],
  ['a draft', draftBy(url, 4, nobody), ['edited-page', url, 4], [['viewEngine/draft', { url }]]],
  [
    'a version of a page',
    versionBy(url, 7),
    ['page-version', url, 7],
    [['viewEngine/version', { url, version: 7 }]],
  ],
  [
    'versions side by side',
    comparedBy(url, [7, 8]),
    ['page-compared', url, 7, 8],
    [
      ['viewEngine/version', { url, version: 7 }],
      ['viewEngine/version', { url, version: 8 }],
    ],
  ],
  [
    'versions and what waits',
    versionsOf(url, 7),
    ['page-versions', url, 7],
    [
      ['viewEngine/versions', { url, pageSize: 50 }],
      ['viewEngine/releases', { url, pageSize: 50 }],
    ],
  ],
  [
    'links to drafts',
    linksOf(url),
    ['preview-links', url],
    [['viewEngine/previewLink/list', { url }]],
  ],
  [
    'who did what',
    actsOf(url, 'm'),
    ['page-acts', url, 'm'],
    [['viewEngine/audit', { url, pageIndex: 3 }]],
  ],
  [
    'all that leads to a page',
    linksLeadingTo(url),
    ['edit-links', url],
    [['viewEngine/linksTo', { url }]],
  ],
  [
    'all that a tap leads to',
    catalogue,
    ['edit-catalogue'],
    [['viewEngine/catalogue', { pictures: [] }]],
  ],
  [
    'the calls there are',
    callsFrom(async () => ({ reads: new Set(), writes: new Set() })),
    ['edit-calls'],
    [],
  ],
  [
    'pages that can be edited',
    editedPages('beer', 'en'),
    ['edited-pages', 'beer'],
    [['viewEngine/pages', { pageIndex: 3, keyword: 'beer' }]],
  ],
  [
    'the first of them',
    readyPages('', 'en'),
    ['edit-ready', ''],
    [['viewEngine/pages', { pageIndex: 1 }]],
  ],
  [
    'templates',
    templatesOf('beer'),
    ['edit-templates', 'beer'],
    [['viewEngine/templates/list', { pageIndex: 3, keyword: 'beer' }]],
  ],
  [
    'pictures of all folders',
    assetsOf('', undefined),
    ['edit-assets', '', null],
    [['viewEngine/assets/list', { pageIndex: 3 }]],
  ],
  [
    'pictures of one',
    assetsOf('beer', 'shop'),
    ['edit-assets', 'beer', 'shop'],
    [['viewEngine/assets/list', { pageIndex: 3, folder: 'shop', keyword: 'beer' }]],
  ],
  ['a cut', cutBy('/p.png'), ['picture-cut', '/p.png'], [['storageFile/cut', { url: '/p.png' }]]],
])

test('a draft that cannot be had is what this device has of it', async () => {
  const kept = { url, revision: 3 } as never
  const { signal } = new AbortController()
  setHttpClient({ send: () => Promise.reject(new Error('no network')) })
  expect(await draftBy(url, 1, () => kept).load({ signal } as never)).toBe(kept)
  await expect(draftOrLive(url, signal)).rejects.toThrow()
})
