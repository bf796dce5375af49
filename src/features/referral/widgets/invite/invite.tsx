import { observer } from 'mobx-react-lite'
import { type ReactNode, useState } from 'react'
import { useOpen } from '../../../../engine/actions/open'
import { useCopy } from '../../../../engine/actions/use-copy'
import type { WidgetProps } from '../../../../engine/contract'
import { usePages, useQuery } from '../../../../engine/data/queries'
import { OFFLINE, QueryState } from '../../../../engine/outlet/paged-list'
import { usePage } from '../../../../engine/page/page-context'
import { useLocale, useTranslate } from '../../../../i18n'
import { localize } from '../../../../shared/l10n'
import { Button } from '../../../../ui/button/button'
import { Card } from '../../../../ui/card/card'
import { IconDisc } from '../../../../ui/faces/faces'
import { Icon } from '../../../../ui/icon/icon'
import { UnderHeader } from '../../../../ui/nav-bar/page-top'
import { Pressable, Text, View } from '../../../../ui/primitives/elements'
import { Bone } from '../../../../ui/skeleton/skeleton'
import { cx } from '../../../../ui/style'
import { walletAccounts } from '../../../wallet'
import { posterPages, teamCounts } from '../../queries'
import type { InviteConfig, InviteValue } from '.'
import { PosterActions, PosterFace, PosterPicker } from './poster-picker'
import './invite.scss'

interface CopyRowProps {
  readonly label: string
  readonly text: string
  /** For a code that is read aloud or typed. */
  readonly large?: boolean
}

/** A text to hand on, with its copy button. */
export function CopyRow({ label, text, large }: CopyRowProps) {
  const t = useTranslate()
  const copy = useCopy()
  return (
    <View className='tp-invite__row'>
      <View className='tp-invite__body'>
        <Text className='tp-invite__note'>{label}</Text>
        <Text
          className={cx(large ? 'tp-invite__code tp-num' : 'tp-invite__link tp-ellipsis')}
          select
        >
          {text}
        </Text>
      </View>
      <Button
        size='s'
        kind='secondary'
        icon='copy'
        label={`${t('referral.copy')} ${label}`}
        onTap={() => copy(text)}
      >
        {t('referral.copy')}
      </Button>
    </View>
  )
}

/** What a user hands on, and what has come of it. */
export const Invite = observer(function Invite({
  value,
  config,
}: WidgetProps<InviteValue, InviteConfig>) {
  const t = useTranslate()
  const posters = usePages(posterPages(config.pageSize))
  const [chosen, setChosen] = useState('')
  const poster = posters.items.find(({ id }) => id === chosen) ?? posters.items[0]
  return (
    <View className='tp-invite'>
      <View className='tp-invite__stage'>
        <QueryState
          query={posters}
          offline={OFFLINE}
          skeleton={
            <View className='tp-invite__waiting' role='status' label={t('common.loading')}>
              <Hero>
                <Bone shape='block' className='tp-invite__poster' />
              </Hero>
            </View>
          }
          empty={
            poster
              ? undefined
              : { title: t('referral.invite.noPosters'), note: t('referral.invite.noPostersNote') }
          }
        >
          {poster && (
            <Hero>
              <PosterFace poster={poster} />
            </Hero>
          )}
          {poster && <PosterPicker posters={posters} poster={poster} onChoose={setChosen} />}
          {poster && <PosterActions poster={poster} />}
        </QueryState>
      </View>
      <View className='tp-invite__side'>
        <Codes link={poster?.content} isComing={posters.status === 'loading'} />
        {!config.plain && <Figures url={config.teamUrl} />}
        {!config.plain && value && <Terms value={value} />}
      </View>
    </View>
  )
})

/** The poster before its own scene: the header is clear over it where the definition says so. */
function Hero({ children }: { readonly children: ReactNode }) {
  const on = usePage().about().meta?.nav?.transparent === true
  return <UnderHeader {...{ className: 'tp-invite__hero', on, children }} />
}

interface CodesProps {
  readonly link: string | undefined
  /** The link is on its way. */
  readonly isComing: boolean
}

/** The code to type and the link to send, at once: what stands below keeps its place. */
const Codes = observer(function Codes({ link, isComing }: CodesProps) {
  const t = useTranslate()
  const wallet = useQuery(walletAccounts)
  const code = wallet.value?.overview.referralCode
  if (isComing || wallet.status === 'loading')
    return <Bone shape='block' className='tp-invite__coming' />
  if (code === undefined && link === undefined) return null
  return (
    <Card className='tp-invite__codes' flush>
      {code !== undefined && <CopyRow label={t('referral.invite.code')} text={code} large />}
      {link !== undefined && <CopyRow label={t('referral.invite.link')} text={link} />}
    </Card>
  )
})

/** Whom they have brought, and those in turn. */
const Figures = observer(function Figures({ url }: { readonly url: string }) {
  const t = useTranslate()
  const open = useOpen()
  const counts = useQuery(teamCounts)
  if (counts.status === 'error') return null
  const { first, second, total } = counts.value ?? {}
  const figures = [
    ['first', first],
    ['second', second],
    ['total', total],
  ] as const
  return (
    <Card
      title={t('referral.invite.brought')}
      extra={<Icon name='chevron-right' size={20} tone='faint' />}
      label={t('referral.invite.toTeam', { first: first ?? '–', second: second ?? '–' })}
      onTap={open.to(url)}
    >
      <View className='tp-invite__figures'>
        {figures.map(([key, count]) => (
          <View key={key} className='tp-invite__figure'>
            <Text className='tp-invite__count tp-num'>{count ?? '–'}</Text>
            <Text className='tp-invite__note'>{t(`referral.level.${key}`)}</Text>
          </View>
        ))}
      </View>
    </Card>
  )
})

/** What it brings, and the small print. */
function Terms({ value: { gains, rules } }: { readonly value: NonNullable<InviteValue> }) {
  const t = useTranslate()
  const locale = useLocale()
  const [open, setOpen] = useState(false)
  return (
    <>
      {gains.length > 0 && (
        <Card title={t('referral.invite.gains')}>
          <View className='tp-invite__gains' role='list'>
            {gains.map(({ icon, title, text }) => (
              <View key={localize(title, 'en')} className='tp-invite__gain' role='listitem'>
                <IconDisc name={icon} />
                <View className='tp-invite__body'>
                  <Text className='tp-invite__title'>{localize(title, locale)}</Text>
                  {text !== '' && <Text className='tp-invite__note'>{localize(text, locale)}</Text>}
                </View>
              </View>
            ))}
          </View>
        </Card>
      )}
      {rules.length > 0 && (
        <Card flush>
          <Pressable
            className='tp-invite__fold'
            expanded={open}
            onTap={() => setOpen((before) => !before)}
          >
            {t('referral.invite.rules')}
            <Icon name={open ? 'chevron-up' : 'chevron-down'} size={20} tone='faint' />
          </Pressable>
          {open && (
            <View className='tp-invite__rules' role='list' label={t('referral.invite.rules')}>
              {rules.map((rule, at) => (
                <Text key={localize(rule, 'en')} className='tp-invite__rule' role='listitem'>
                  {`${at + 1}. ${localize(rule, locale)}`}
                </Text>
              ))}
            </View>
          )}
        </Card>
      )}
    </>
  )
}
