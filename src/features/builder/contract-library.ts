import * as v from 'valibot'
import { endpoint } from '../../http/endpoint'
import { id, pageOf, pagingQuery, requestId, seconds } from '../../http/shapes'
import { listForms, saveForm, VIEW_DEFINITION } from '../form/contract'

/** Any value of a definition; its texts may be as long as the reader takes them. */
const json = v.union([v.pipe(v.string(), v.maxLength(20_000)), v.unknown()])
/** A definition as it is edited: keys that are not known stay in it. The server checks the rest of its shape. */
export const definition = v.record(v.string(), json)

/**
 * Saves a page whole by the call of the specification, which puts it on air.
 *
 * @throws what the call rejects with.
 */
export const saveWhole = (data: v.InferInput<typeof definition>) =>
  saveForm({ body: { key: VIEW_DEFINITION, id: '', data } }, { quiet: true })

/** The keys of the forms there are. @throws what the call rejects with. */
export const formKeys = async (): Promise<string[]> =>
  (await listForms(undefined, { quiet: true })).map(({ key }) => key)

/** A page that another begins with, or parts that are put into one. */
const kind = v.picklist(['page', 'section'])
const line = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most))
const name = v.pipe(line(60), v.minLength(1))

const template = v.object({
  id,
  kind,
  name: v.string(),
  /** How many widgets are in it. */
  count: v.number(),
  createdAt: seconds,
  createdBy: v.string(),
})
export type Template = v.InferOutput<typeof template>

/** POST paas/viewEngine/templates/list (ours): what was saved to be used again, the latest first. */
export const pageTemplates = endpoint({
  method: 'POST',
  path: 'paas/viewEngine/templates/list',
  body: v.object({ ...pagingQuery.entries, kind: v.optional(kind) }),
  data: pageOf(template),
  auth: 'user',
  read: true,
})

/** GET paas/viewEngine/templates/one (ours): one of them with what is in it. */
export const getTemplate = endpoint({
  method: 'GET',
  path: 'paas/viewEngine/templates/one',
  query: v.object({ id }),
  data: v.object({ ...template.entries, definition: v.unknown() }),
  auth: 'user',
})

/** POST paas/viewEngine/templates/save (ours): keeps a page, or parts of one, under a name. */
export const saveTemplate = endpoint({
  method: 'POST',
  path: 'paas/viewEngine/templates/save',
  body: v.object({ kind, name, definition, requestId }),
  data: template,
  auth: 'user',
})

/** POST paas/viewEngine/templates/delete (ours): pages made from it stay as they are. */
export const deleteTemplate = endpoint({
  method: 'POST',
  path: 'paas/viewEngine/templates/delete',
  body: v.object({ id, requestId }),
  data: v.literal(true),
  auth: 'user',
})

const asset = v.object({
  id,
  url: v.string(),
  name: v.string(),
  folder: v.string(),
  /** What it shows, for those who do not see it. */
  alt: v.string(),
  /** Bytes; pixels, 0 where they cannot be told. */
  size: v.number(),
  width: v.number(),
  height: v.number(),
  createdAt: seconds,
  createdBy: v.string(),
})
export type Asset = v.InferOutput<typeof asset>

/**
 * POST paas/viewEngine/assets/list (ours): pictures that administrators have uploaded, the latest first; of one
 * folder, or of all. `keyword` is looked for in names and in what they show. With them all folders there are.
 */
export const pageAssets = endpoint({
  method: 'POST',
  path: 'paas/viewEngine/assets/list',
  body: v.object({ ...pagingQuery.entries, folder: v.optional(line(60)) }),
  data: v.object({ ...pageOf(asset).entries, folders: v.array(v.string()) }),
  auth: 'user',
  read: true,
})

/** POST paas/viewEngine/assets/save (ours): what a picture is called, shows, and where it lies. */
export const saveAsset = endpoint({
  method: 'POST',
  path: 'paas/viewEngine/assets/save',
  body: v.object({ id, name, folder: line(60), alt: line(200) }),
  data: asset,
  auth: 'user',
})

/** Where a picture stands: on air, in a draft, in what waits for its time, in a template, or elsewhere. */
const place = v.object({
  where: v.picklist(['live', 'draft', 'waiting', 'template', 'other']),
  name: v.string(),
})
export type AssetPlace = v.InferOutput<typeof place>

/** POST paas/viewEngine/assets/delete (ours): takes a picture away, unless something shows it: then says what. */
export const deleteAsset = endpoint({
  method: 'POST',
  path: 'paas/viewEngine/assets/delete',
  body: v.object({ id, requestId }),
  data: v.union([
    v.object({ outcome: v.literal('deleted') }),
    v.object({ outcome: v.literal('used'), places: v.array(place) }),
  ]),
  auth: 'user',
})

/** Where a link stands: on a page, in what is edited alone, or in the shop's menus. */
const linkPlace = v.object({
  kind: v.picklist(['page', 'draft', 'menu']),
  /** Of a page its address. */
  id,
  name: v.string(),
  /** It is not changed on air: something of the page waits for its time. */
  stays: v.boolean(),
})
export type LinkPlace = v.InferOutput<typeof linkPlace>

/** POST paas/viewEngine/linksTo (ours): all that leads to a page. */
export const listLinksTo = endpoint({
  method: 'POST',
  path: 'paas/viewEngine/linksTo',
  body: v.object({ url: line(121) }),
  data: v.array(linkPlace),
  auth: 'user',
  read: true,
})

const text = v.pipe(v.string(), v.maxLength(2000))

const catalogue = v.object({
  /** Urls of the pages on air, and addresses in them that name a page. */
  pages: v.array(v.string()),
  links: v.array(v.string()),
  forms: v.array(v.string()),
  /** Addresses that pages had before, and where each of them leads. */
  redirects: v.optional(v.record(v.string(), v.string()), {}),
  /** Reads that may open a page. */
  gates: v.array(v.object({ path: v.string(), asksUser: v.boolean() })),
  /** Of those that were asked for and are the server's: bytes, or null for one that is not there. */
  pictures: v.array(v.object({ url: v.string(), bytes: v.nullable(v.number()) })),
})
export type Catalogue = v.InferOutput<typeof catalogue>

/** POST paas/viewEngine/catalogue (ours): what a page may lead to and draw upon, and these pictures. */
export const getCatalogue = endpoint({
  method: 'POST',
  path: 'paas/viewEngine/catalogue',
  body: v.object({ pictures: v.pipe(v.array(text), v.maxLength(500)) }),
  data: catalogue,
  auth: 'user',
  read: true,
})
