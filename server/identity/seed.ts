import { IdentityStatus } from '../../src/features/identity/contract'
import { PEOPLE } from '../profile/seed'
import type { SeedSection } from '../seed'

const DAY = 86_400
const HOUR = 3600

/** Nobody's: of the right form, ending in the account's id. */
const numberOf = (id: string): string => `32058319880214${id}`

/** Whose card is looked at, and whose was refused; they are not verified, whoever else has a number is. */
const WAITS = '1007'
const REFUSED = '1008'
/** As somebody typed it. */
const REASON =
  '身份证正面反光，号码看不清 · The front of the card reflects; its number cannot be read'
/** Who was looked at with pictures; the others were verified before there were any. */
const SEEN = '1004'

const frame = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 856 540" font-family="sans-serif">
<rect width="856" height="540" rx="32" fill="#dfe9ef"/>
<path d="M0 420Q220 340 428 430T856 400V508a32 32 0 0 1-32 32H32a32 32 0 0 1-32-32z" fill="#c6d8e2"/>
${inside}</svg>`

/** Drawn, and marked as a specimen: no card of anybody. */
const frontOf = (name: string, idCard: string, glare: boolean): string =>
  frame(`<g fill="#25424f" font-size="36"><text x="70" y="110">姓名　${name}</text>
<text x="70" y="190">住址　广州市样张路 1 号</text>
<text x="70" y="460" font-size="40">号码　${idCard}</text></g>
<rect x="600" y="80" width="190" height="240" rx="12" fill="#b3c8d4"/>
<circle cx="695" cy="170" r="52" fill="#8aa7b6"/><path d="M605 320q90-130 180 0z" fill="#8aa7b6"/>
<text x="70" y="330" font-size="64" fill="#25424f" opacity=".25">样张 SPECIMEN</text>
${glare ? '<ellipse cx="470" cy="440" rx="260" ry="70" fill="#fff" opacity=".92"/>' : ''}`)

const BACK = frame(`<circle cx="150" cy="150" r="72" fill="#c9726b"/>
<g fill="#25424f" font-size="44"><text x="270" y="140">居民身份证（样张）</text>
<text x="270" y="200" font-size="32">SPECIMEN ID CARD</text></g>
<g fill="#25424f" font-size="32"><text x="120" y="400">签发机关　样张市公安局</text>
<text x="120" y="460">有效期限　2016.02.14-2036.02.14</text></g>`)

/** Who has shown who they are: those who were verified, one who waits and one who was refused. */
export const identitiesSeed: SeedSection = {
  name: 'identities',
  async run({ db, now }) {
    const STATE = new Map([
      [WAITS, { status: IdentityStatus.Waiting, submittedAt: now - 2 * HOUR, reviewedAt: null }],
      [
        REFUSED,
        { status: IdentityStatus.Refused, submittedAt: now - 3 * DAY, reviewedAt: now - 2 * DAY },
      ],
    ])
    const cards = [WAITS, REFUSED, SEEN].map((id, at) => ({
      id,
      front: `30870${at}1`,
      back: `30870${at}2`,
    }))
    const known = PEOPLE.filter(({ id, verified }) => verified || STATE.has(id))
    await db
      .insertInto('files')
      .values(
        cards.flatMap(({ id, front, back }) => {
          const name = known.find((person) => person.id === id)?.name[1] ?? ''
          const row = {
            userId: id,
            kind: 'private',
            type: 'image/svg+xml',
            createdAt: now - 3 * DAY,
          }
          const svg = [frontOf(name, numberOf(id), id === REFUSED), BACK]
          return [front, back].map((file, side) => {
            const bytes = new TextEncoder().encode(svg[side])
            return { ...row, id: file, name: `${file}.svg`, bytes, size: bytes.length }
          })
        }),
      )
      .execute()
    await db
      .insertInto('identities')
      .values(
        known.map(({ id, name: [, name], age }) => {
          const at = now - age * DAY
          const approved = { status: IdentityStatus.Approved, submittedAt: at, reviewedAt: at }
          const card = cards.find((each) => each.id === id)
          return {
            userId: id,
            name,
            idCard: numberOf(id),
            front: card ? `/files/${card.front}.svg` : '',
            back: card ? `/files/${card.back}.svg` : '',
            reason: id === REFUSED ? REASON : '',
            ...(STATE.get(id) ?? approved),
          }
        }),
      )
      .execute()
  },
}
