import '../../../../ui/outcome/cheer.scss'
import './grade-list.scss'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useOpen } from '../../../../engine/actions/open'
import type { WidgetProps } from '../../../../engine/contract'
import { useQuery } from '../../../../engine/data/queries'
import { useReturnRefresh } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useVirtualGoods } from '../../../../engine/virtual-goods'
import { useTranslate } from '../../../../i18n'
import { moneyText } from '../../../../shared/money'
import { fillUrl } from '../../../../shared/url'
import { Button } from '../../../../ui/button/button'
import { Icon } from '../../../../ui/icon/icon'
import { Price, Tag } from '../../../../ui/marks/marks'
import { Outcome } from '../../../../ui/outcome/outcome'
import { Image, Pressable, Text, View } from '../../../../ui/primitives/elements'
import { Sheet } from '../../../../ui/sheet/sheet'
import { cx } from '../../../../ui/style'
import { getLoginUser } from '../../../login'
import type { getOwnGrade } from '../../contract'
import { Terms, useTerms } from '../../parts/asked'
import { ownGrade } from '../../queries'
import type { Grade, GradeListConfig } from '.'
import { Birthday } from './birthday'

type Own = Awaited<ReturnType<typeof getOwnGrade>>
type Held = Own['grades'][number]

interface OwnGradeProps {
  /** What the user's grade is called, as far as their login told. */
  readonly name: string
  /** The user's grade, as far as their login told. */
  readonly gradeId: number
  readonly couponsUrl: string
}

/** Grades whose card has a metal of its own; those above shine as the last. */
const METALS = 5

/**
 * Where the user stands and what the next grade takes. A server without the call (decision 0032) tells the
 * name alone, and so does one that cannot be reached: the grades are for sale all the same.
 */
export function OwnGrade({ name, gradeId, couponsUrl }: OwnGradeProps) {
  const { imageUrl } = useServices().host
  const t = useTranslate()
  const own = useQuery(ownGrade)
  useReturnRefresh(own.reload)
  const { value } = own
  useFreshRecord(value !== undefined && value.gradeId !== gradeId)
  const held = value?.grades.find(({ id }) => id === value.gradeId)
  // By its place: what a server numbers its grades by is its own. Nobody's card is of no metal.
  const at = value ? value.grades.findIndex(({ id }) => id === value.gradeId) + 1 : gradeId
  const icon = held?.icon ?? ''
  return (
    <View
      className={cx(
        'tp-grades__own',
        at > 0 && `tp-grades__own--${Math.min(METALS, at)}`,
        own.status === 'loading' && 'tp-grades__own--coming',
      )}
      role='group'
      label={t('member.grade.current')}
    >
      <View className='tp-grades__top'>
        {icon === '' ? (
          <Icon name='crown' size={24} tone='brand' />
        ) : (
          <Image className='tp-grades__icon' src={imageUrl(icon, PICTURE)} alt='' />
        )}
        <View className='tp-grades__body'>
          <Text className='tp-grades__label'>{t('member.grade.current')}</Text>
          <Text className='tp-grades__name'>{held?.name || name}</Text>
        </View>
      </View>
      {value && <Way own={value} />}
      {/* Asked only where it brings something. */}
      {value && held && held.birthday > 0 && <Birthday own={value} couponsUrl={couponsUrl} />}
      {held && <Reached grade={held} />}
    </View>
  )
}

/** A grade grows by itself, with what is bought and delivered: the record of the login is asked for anew. */
function useFreshRecord(isBehind: boolean): void {
  const { session } = useServices()
  useEffect(() => {
    if (!isBehind) return
    getLoginUser(undefined, { quiet: true }).then(
      (user) => session.refresh(user),
      () => undefined,
    )
  }, [isBehind, session])
}

/** Told once to who has risen, by the server's word. */
const Reached = observer(function Reached({ grade }: { readonly grade: Held }) {
  const { session } = useServices()
  const t = useTranslate()
  const close = () => session.greet()
  return (
    <Sheet
      open={session.hasRisen}
      onClose={close}
      title={t('member.grade.reached')}
      closeLabel={t('common.close')}
      footer={
        <Button block size='l' onTap={close}>
          {t('member.grade.reachedOk')}
        </Button>
      }
    >
      <View className='tp-outcome--cheer'>
        <Outcome
          icon='crown'
          tone='success'
          title={t('member.grade.reachedName', { name: grade.name })}
        />
      </View>
      <Promises grade={grade} />
    </Sheet>
  )
})

/** How far it is to the next grade. */
function Way({ own: { gradeId, experience, next, grades } }: { readonly own: Own }) {
  const t = useTranslate()
  const from = grades.find(({ id }) => id === gradeId)?.experience ?? 0
  const to = next ? experience + next.missing : experience
  const share = next ? Math.max(0, (experience - from) / Math.max(1, to - from)) : 1
  const percent = Math.min(100, Math.floor(share * 100))
  const text = next
    ? next.missing > 0
      ? t('member.grade.toNext', { n: next.missing, name: next.name })
      : t('member.grade.nextAsks', { name: next.name })
    : t('member.grade.top')
  return (
    <View className='tp-grades__way'>
      <View className='tp-grades__track' role='progressbar' label={text}>
        <View className='tp-grades__gone' style={{ width: `${percent}%` }} />
      </View>
      <View className='tp-grades__ends'>
        <Text className='tp-grades__label tp-num'>{t('member.grade.own', { n: experience })}</Text>
        <Text className='tp-grades__label tp-num'>{text}</Text>
      </View>
    </View>
  )
}

const PICTURE = 56
/** Yuan without their sign: what is promised is no price, and an iPhone may show none (decision 0015). */
const yuan = (cents: number) => moneyText(cents).replace(/^¥|\.00$/g, '')

/**
 * The grades for sale; the user's own is marked, and those below it need no buying. Where virtual goods are
 * hidden it says how each is reached, and neither what it costs nor how to buy it.
 */
export const GradeList = observer(function GradeList({
  value: grades,
  config,
}: WidgetProps<readonly Grade[], GradeListConfig>) {
  const { session } = useServices()
  const t = useTranslate()
  const forSale = useVirtualGoods() === 'allowed'
  const own = session.user?.gradeId ?? 0
  // One button is the page's: that of the next grade.
  const nextId = grades.find(({ id }) => id > own)?.id
  return (
    <View className='tp-grades'>
      {session.user && (
        <OwnGrade
          name={session.user.grade?.name || t('member.grade.none')}
          gradeId={own}
          couponsUrl={config.couponsUrl}
        />
      )}
      <View className='tp-grades__list' role='list' label={t('member.grade.title')}>
        {grades.map((grade) => (
          <GradeCard
            key={grade.id}
            grade={grade}
            own={own}
            priced={forSale && grade.id > own}
            isNext={grade.id === nextId}
            config={config}
          />
        ))}
      </View>
    </View>
  )
})

interface GradeCardProps {
  readonly grade: Grade
  /** The user's grade. */
  readonly own: number
  readonly priced: boolean
  readonly isNext: boolean
  readonly config: GradeListConfig
}

/** One grade: what it gives and asks, and the way to it. */
const GradeCard = observer(function GradeCard(props: GradeCardProps) {
  const { grade, own, priced, isNext, config } = props
  const { id, name, conditions } = grade
  const t = useTranslate()
  const open = useOpen()
  const asked = useTerms(id > own ? conditions : undefined, id)
  return (
    <View className='tp-grades__grade' role='listitem'>
      {config.itemUrl === '' ? (
        <Top grade={grade} priced={priced} />
      ) : (
        <Pressable
          role='link'
          label={t('member.package.detail', { name })}
          onTap={open.to(fillUrl(config.itemUrl, grade))}
        >
          <Top grade={grade} priced={priced} />
        </Pressable>
      )}
      <Promises grade={grade} />
      <Terms {...asked} />
      {priced && (
        <Button
          block
          kind={isNext ? 'primary' : 'secondary'}
          disabled={asked.missing !== undefined}
          onTap={open.to(fillUrl(config.buyUrl, grade))}
        >
          {asked.missing ?? t('member.grade.buy', { name })}
        </Button>
      )}
      {id <= own && (
        <View className='tp-grades__foot'>
          <Tag tone={id === own ? 'brand' : 'neutral'}>
            {t(id === own ? 'member.grade.yours' : 'member.grade.held')}
          </Tag>
        </View>
      )}
    </View>
  )
})

/** What a grade gives, as far as the server says. */
export function Promises({ grade }: { readonly grade: Grade | Held }) {
  const t = useTranslate()
  const { name, memberPercent = 0, freeFrom, pointsRate = 0, birthday = 0 } = grade
  const promises = [
    { icon: 'tag', text: memberPercent > 0 && t('member.grade.percent', { n: memberPercent }) },
    {
      icon: 'truck',
      text:
        freeFrom !== undefined &&
        (freeFrom === 0
          ? t('member.grade.free')
          : t('member.grade.freeFrom', { yuan: yuan(freeFrom) })),
    },
    { icon: 'coins', text: pointsRate > 0 && t('member.grade.points', { count: pointsRate }) },
    { icon: 'gift', text: birthday > 0 && t('member.grade.gift', { yuan: yuan(birthday) }) },
  ] as const
  const given = promises.filter(({ text }) => text !== false)
  if (given.length === 0) return null
  return (
    <View className='tp-grades__promises' role='group' label={t('member.grade.promises', { name })}>
      {given.map(({ icon, text }) => (
        <View key={icon} className='tp-grades__promise'>
          <Icon name={icon} size={16} tone='brand' />
          <Text className='tp-num'>{text}</Text>
        </View>
      ))}
    </View>
  )
}

interface TopProps {
  readonly grade: Grade
  readonly priced: boolean
}

/** What it is called, from where on it is reached, what it costs. */
function Top({ grade: { name, icon, experience, price }, priced }: TopProps) {
  const { imageUrl } = useServices().host
  const t = useTranslate()
  return (
    <View className='tp-grades__top'>
      {icon !== '' && <Image className='tp-grades__icon' src={imageUrl(icon, PICTURE)} alt='' />}
      <View className='tp-grades__body'>
        <Text className='tp-grades__name'>{name}</Text>
        <Text className='tp-grades__label tp-num'>
          {t('member.grade.experience', { n: experience })}
        </Text>
      </View>
      {priced && <Price cents={price} />}
    </View>
  )
}
