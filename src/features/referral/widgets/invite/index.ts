import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { l10n } from '../../../../http/shapes'
import { Invite } from './invite'

const ICONS = [
  'gift',
  'coins',
  'beer',
  'crown',
  'users',
  'wallet',
  'ticket',
  'trending-up',
] as const

const gain = v.object({
  icon: v.fallback(v.optional(v.picklist(ICONS), 'gift'), 'gift'),
  title: l10n,
  text: v.optional(l10n, ''),
})
export type Gain = v.InferOutput<typeof gain>

/** What an invitation brings, and its rules. Posters, code and figures come from the server. */
export const valueSchema = v.optional(
  v.object({
    gains: v.optional(v.array(gain), []),
    rules: v.optional(v.array(l10n), []),
  }),
)
export type InviteValue = v.InferOutput<typeof valueSchema>

const withDefault = (text: string) => v.fallback(v.optional(v.string(), text), text)

export const configSchema = v.object({
  /** Where the figures lead. */
  teamUrl: withDefault('/conduit/teamList'),
  /** Only poster and code: for a page that is held out to somebody. */
  plain: v.fallback(v.optional(v.boolean(), false), false),
  pageSize: v.fallback(v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(50)), 15), 15),
})
export type InviteConfig = v.InferOutput<typeof configSchema>

/** Posters with the user's own code, the link, whom they have brought, and what that brings them. */
export const invite = defineWidget(
  {
    type: 'invite',
    version: 1,
    tier: 'commerce',
    value: valueSchema,
    config: configSchema,
    ownData: true,
    needsLogin: true,
    height: 720,
    examples: {
      full: {
        value: {
          gains: [
            {
              icon: 'beer',
              title: { en: 'A glass for both', 'zh-Hans': '双方各得一杯' },
              text: { en: 'With their first order.', 'zh-Hans': '好友完成首单后到账。' },
            },
            {
              icon: 'coins',
              title: { en: 'A share of what they spend', 'zh-Hans': '好友消费返利' },
              text: { en: 'Into your balance, every night.', 'zh-Hans': '每晚结算到余额。' },
            },
          ],
          rules: [
            { en: 'One account a person.', 'zh-Hans': '每人限一个账号。' },
            {
              en: 'Two levels count: who you invite, and who they invite.',
              'zh-Hans': '仅计两级：您邀请的好友，以及好友邀请的好友。',
            },
          ],
        },
        config: {},
      },
      plain: { config: { plain: true } },
    },
  },
  Invite,
)
