import type { Services } from '../../../server/services'
import {
  addPreviewLink,
  cancelRelease,
  discardDraft,
  getDraft,
  getVersion,
  listPreviewLinks,
  pageAudit,
  pageEditedPages,
  pageReleases,
  pageVersions,
  publishDraft,
  renamePage,
  revokePreviewLinks,
  rollBack,
  saveDraft,
  tellPresence,
  unpublish,
} from '../../../src/features/builder/contract-editor'
import {
  deleteAsset,
  deleteTemplate,
  getCatalogue,
  getTemplate,
  listLinksTo,
  pageAssets,
  pageTemplates,
  saveAsset,
  saveTemplate,
} from '../../../src/features/builder/contract-library'
import { cutPicture, showCut } from '../../../src/features/form/contract-crop'
import type { Row } from '../harness'

const URL = '/company/about'
const DEFINITION = { name: 'About', url: URL, widgets: [] }
const asked = { url: URL, requestId: 'b1' }
const listed = { url: URL, pageIndex: 1, pageSize: 15 }
const LIST = { pageIndex: 1, pageSize: 15, totalCount: 1 }

/** The owner, who is an administrator, has changed the page. */
export const drafted = ({ db, clock }: Services) =>
  db
    .insertInto('view_drafts')
    .values({
      url: URL,
      json: JSON.stringify(DEFINITION),
      revision: 1,
      baseVersion: 0,
      problems: '2 1',
      updatedBy: '1003',
      updatedAt: clock.now(),
    })
    .execute()

const MADE = '/spring/sale'
/** Two pages that are edited, one of which leads to the other. */
export const made = ({ db, clock }: Services) => {
  const by = { revision: 1, updatedBy: '1003', updatedAt: clock.now() }
  const link = { config: { type: 'image', id: 'a' }, value: { url: `/views/index?url=${MADE}` } }
  const pages = [
    { url: MADE, baseVersion: -1, json: JSON.stringify({ url: MADE, widgets: [] }) },
    { url: URL, baseVersion: 0, json: JSON.stringify({ ...DEFINITION, widgets: [link] }) },
  ]
  return db
    .insertInto('view_drafts')
    .values(pages.map((page) => ({ ...page, ...by })))
    .execute()
}

/** A link to the page that is still good. */
export const linked = ({ db, clock }: Services) =>
  db
    .insertInto('view_previews')
    .values({
      tokenHash: 'abcdefabcdefabcdefab',
      url: URL,
      json: JSON.stringify(DEFINITION),
      userId: '1003',
      createdAt: 1,
      expiresAt: clock.now() + 60,
    })
    .execute()

/** A publication that waits an hour, with its line in the audit. */
export const scheduled = async ({ db, clock }: Services) => {
  const now = clock.now()
  const version = { url: URL, version: 1, json: JSON.stringify(DEFINITION), note: 'Fresh' }
  await db
    .insertInto('view_versions')
    .values({ ...version, fromVersion: 0, createdBy: '1003', createdAt: now })
    .execute()
  await db
    .insertInto('view_releases')
    .values({
      id: '996001',
      url: URL,
      kind: 'publish',
      version: 1,
      baseVersion: 0,
      startsAt: now + 3600,
      endsAt: null,
      state: 'scheduled',
      userId: '1003',
      requestId: 'r',
    })
    .execute()
  const line = { url: URL, userId: '1003', at: now, action: 'publish' }
  await db
    .insertInto('view_audit')
    .values({ ...line, fromVersion: 0, toVersion: 1, reason: 'It is urgent' })
    .execute()
}

/** A template of the owner, and a picture of theirs that nothing shows. */
export const kept = async ({ db, clock }: Services) => {
  const own = { userId: '1003', createdAt: clock.now() }
  await db
    .insertInto('view_templates')
    .values({
      ...own,
      id: '996101',
      kind: 'section',
      name: 'Sale',
      json: JSON.stringify({ widgets: [PART] }),
      requestId: 't',
    })
    .execute()
  const bytes = new Uint8Array([1])
  await db
    .insertInto('files')
    .values({
      ...own,
      id: '996201',
      kind: 'file',
      name: 'a.png',
      type: 'image/png',
      bytes,
      size: 1,
    })
    .execute()
}
const PART = { config: { type: 'text', id: 'a' }, value: 'One' }
const TEMPLATE = expect.objectContaining({ id: '996101', kind: 'section', name: 'Sale', count: 1 })
const ASSET = expect.objectContaining({ id: '996201', url: '/files/996201.png', size: 1 })

const PUBLISHED = { action: 'publish', toVersion: 1, reason: 'It is urgent' }
const waits = expect.objectContaining({ id: '996001', kind: 'publish', version: 1, endsAt: null })

const PICTURE = '/files/77.png'
const WHOLE = { crop: { x: 0, y: 0, width: 1, height: 1 }, focus: { x: 0.5, y: 0.5 } }

/** The member has uploaded a picture. */
const uploaded = ({ db }: Services) =>
  db
    .insertInto('files')
    .values({
      id: '77',
      userId: '1001',
      kind: 'file',
      name: 'hops.png',
      type: 'image/png',
      bytes: new Uint8Array(),
      width: 400,
      height: 200,
      createdAt: 1,
    })
    .execute()

export const builderRows: readonly Row[] = [
  {
    call: showCut,
    as: 'member',
    before: uploaded,
    input: { query: { url: PICTURE } },
    sends: `GET basic/storageFile/cut?url=${encodeURIComponent(PICTURE)}`,
    answers: { url: PICTURE, width: 400, height: 200, least: 80, ...WHOLE },
  },
  {
    call: cutPicture,
    as: 'member',
    before: uploaded,
    input: {
      body: {
        url: PICTURE,
        crop: { x: 0.25, y: 0, width: 0.5, height: 1 },
        focus: { x: 0.3, y: 0.5 },
      },
    },
    sends: 'POST basic/storageFile/cut',
    answers: { url: '/files/77.100_0_200_200_10_50.png' },
  },
  {
    call: pageEditedPages,
    as: 'owner',
    before: drafted,
    input: { body: { keyword: 'about', pageIndex: 1, pageSize: 15 } },
    sends: 'POST paas/viewEngine/pages',
    answers: expect.objectContaining({
      result: expect.arrayContaining([
        expect.objectContaining({
          url: URL,
          name: 'About',
          isChanged: true,
          problems: { errors: 2, warnings: 1 },
        }),
      ]),
    }),
  },
  {
    call: getDraft,
    as: 'owner',
    before: drafted,
    input: { query: { url: URL } },
    sends: 'GET paas/viewEngine/draft?url=%2Fcompany%2Fabout',
    answers: expect.objectContaining({ definition: DEFINITION, revision: 1, baseVersion: 0 }),
  },
  {
    call: saveDraft,
    as: 'owner',
    input: {
      body: {
        ...asked,
        revision: 0,
        baseVersion: 0,
        definition: DEFINITION,
        problems: { errors: 0, warnings: 1 },
      },
    },
    sends: 'POST paas/viewEngine/save',
    answers: { outcome: 'saved', revision: 1 },
  },
  {
    call: discardDraft,
    as: 'owner',
    before: drafted,
    input: { body: { ...asked, revision: 1 } },
    sends: 'POST paas/viewEngine/discard',
    answers: { outcome: 'discarded' },
  },
  {
    call: publishDraft,
    as: 'owner',
    before: drafted,
    input: { body: { ...asked, revision: 0, note: '', reason: 'It is urgent' } },
    sends: 'POST paas/viewEngine/publish',
    answers: {
      outcome: 'conflict',
      draft: expect.objectContaining({ definition: DEFINITION, revision: 1 }),
    },
  },
  {
    call: rollBack,
    as: 'owner',
    input: { body: { ...asked, version: 0, note: '' } },
    sends: 'POST paas/viewEngine/rollback',
    answers: { outcome: 'live', version: 1, releaseId: expect.any(String) },
  },
  {
    call: unpublish,
    as: 'owner',
    input: { body: { ...asked, note: '' } },
    sends: 'POST paas/viewEngine/unpublish',
    answers: { outcome: 'live', version: -1, releaseId: expect.any(String) },
  },
  {
    call: pageVersions,
    as: 'owner',
    before: scheduled,
    input: { body: listed },
    sends: 'POST paas/viewEngine/versions',
    answers: { ...LIST, result: [expect.objectContaining({ version: 1, note: 'Fresh' })] },
  },
  {
    call: getVersion,
    as: 'owner',
    before: scheduled,
    input: { query: { url: URL, version: 1 } },
    sends: 'GET paas/viewEngine/version?url=%2Fcompany%2Fabout&version=1',
    answers: expect.objectContaining({ version: 1, definition: DEFINITION }),
  },
  {
    call: pageReleases,
    as: 'owner',
    before: scheduled,
    input: { body: listed },
    sends: 'POST paas/viewEngine/releases',
    answers: { ...LIST, result: [waits] },
  },
  {
    call: cancelRelease,
    as: 'owner',
    before: scheduled,
    input: { body: { id: '996001' } },
    sends: 'POST paas/viewEngine/cancel',
    answers: expect.objectContaining({ id: '996001', state: 'cancelled' }),
  },
  {
    call: tellPresence,
    as: 'owner',
    input: { body: { url: URL, tab: 't1' } },
    sends: 'POST paas/viewEngine/presence',
    answers: [],
  },
  {
    call: addPreviewLink,
    as: 'owner',
    input: { body: { url: URL } },
    sends: 'POST paas/viewEngine/previewLink',
    answers: {
      id: expect.stringMatching(/^[\da-f]{16}$/),
      token: expect.stringMatching(/^~[\w-]{32}$/),
      expiresAt: expect.any(Number),
    },
  },
  {
    call: listPreviewLinks,
    as: 'owner',
    before: linked,
    input: { body: { url: URL } },
    sends: 'POST paas/viewEngine/previewLink/list',
    answers: [
      {
        id: 'abcdefabcdefabcd',
        by: expect.any(String),
        createdAt: 1,
        expiresAt: expect.any(Number),
      },
    ],
  },
  {
    call: revokePreviewLinks,
    as: 'owner',
    input: { body: { url: URL } },
    sends: 'POST paas/viewEngine/previewLink/revoke',
    answers: 0,
  },
  {
    call: getCatalogue,
    as: 'owner',
    input: { body: { pictures: ['/pictures/nothing/at-all.svg', 'https://example.com/a.png'] } },
    sends: 'POST paas/viewEngine/catalogue',
    answers: {
      pages: expect.arrayContaining([URL, '/pages/tabbar/index']),
      links: expect.arrayContaining([expect.stringContaining('url=')]),
      forms: expect.arrayContaining(['feedback']),
      gates: expect.arrayContaining([
        { path: 'product/productShow/favorite', asksUser: true },
        { path: 'product/productShow/isFavorite', asksUser: false },
      ]),
      redirects: {},
      pictures: [{ url: '/pictures/nothing/at-all.svg', bytes: null }],
    },
  },
  {
    call: listLinksTo,
    as: 'owner',
    before: made,
    input: { body: { url: MADE } },
    sends: 'POST paas/viewEngine/linksTo',
    answers: [{ kind: 'draft', id: URL, name: 'About', stays: false }],
  },
  {
    call: renamePage,
    as: 'owner',
    before: made,
    input: { body: { url: MADE, to: '/spring/fair', revision: 1, relink: true, requestId: 'b1' } },
    sends: 'POST paas/viewEngine/rename',
    answers: { outcome: 'renamed', url: '/spring/fair', revision: 2 },
  },
  {
    call: pageAudit,
    as: 'owner',
    before: scheduled,
    input: { body: listed },
    sends: 'POST paas/viewEngine/audit',
    answers: { ...LIST, result: [expect.objectContaining(PUBLISHED)] },
  },
  {
    call: pageTemplates,
    as: 'owner',
    before: kept,
    input: { body: { kind: 'section', pageIndex: 1, pageSize: 15 } },
    sends: 'POST paas/viewEngine/templates/list',
    answers: { ...LIST, result: [TEMPLATE] },
  },
  {
    call: getTemplate,
    as: 'owner',
    before: kept,
    input: { query: { id: '996101' } },
    sends: 'GET paas/viewEngine/templates/one?id=996101',
    answers: expect.objectContaining({ name: 'Sale', definition: { widgets: [PART] } }),
  },
  {
    call: saveTemplate,
    as: 'owner',
    input: {
      body: { kind: 'page', name: 'Front', definition: { widgets: [PART] }, requestId: 'b1' },
    },
    sends: 'POST paas/viewEngine/templates/save',
    answers: expect.objectContaining({ kind: 'page', name: 'Front', count: 1 }),
  },
  {
    call: deleteTemplate,
    as: 'owner',
    before: kept,
    input: { body: { id: '996101', requestId: 'b1' } },
    sends: 'POST paas/viewEngine/templates/delete',
    answers: true,
  },
  {
    call: pageAssets,
    as: 'owner',
    before: kept,
    input: { body: { pageIndex: 1, pageSize: 15 } },
    sends: 'POST paas/viewEngine/assets/list',
    answers: { ...LIST, result: [ASSET], folders: [] },
  },
  {
    call: saveAsset,
    as: 'owner',
    before: kept,
    input: { body: { id: '996201', name: 'Hops', folder: 'Spring', alt: 'Cones' } },
    sends: 'POST paas/viewEngine/assets/save',
    answers: expect.objectContaining({ name: 'Hops', folder: 'Spring', alt: 'Cones' }),
  },
  {
    call: deleteAsset,
    as: 'owner',
    before: kept,
    input: { body: { id: '996201', requestId: 'b1' } },
    sends: 'POST paas/viewEngine/assets/delete',
    answers: { outcome: 'deleted' },
  },
]
