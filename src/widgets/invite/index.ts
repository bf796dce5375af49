import { defineWidget } from '../../engine/contract'
import { Invite } from './invite'
import { configSchema, valueSchema } from './schema'

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
