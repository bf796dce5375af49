import { useServices } from '../../../../engine/services'
import './grade-list.scss'
import { observer } from 'mobx-react-lite'
import { useOpen } from '../../../../engine/actions/open'
import type { WidgetProps } from '../../../../engine/contract'
import { usePage } from '../../../../engine/page/page-context'
import { VirtualGoodsGate } from '../../../../engine/virtual-goods'
import { useTranslate } from '../../../../i18n'
import { ActionBar } from '../../../../ui/action-bar/action-bar'
import { Button } from '../../../../ui/button/button'
import { Price } from '../../../../ui/marks/marks'
import { Image, Text, View } from '../../../../ui/primitives/elements'
import { EmptyState, Notice } from '../../../../ui/states/states'
import { Terms, useTerms } from '../../parts/asked'
import { usePurchase } from '../../use-purchase'
import type { Grade, PurchaseConfig } from '.'
import { Promises } from './grade-list'

const PICTURE = 56

type Props = WidgetProps<readonly Grade[], PurchaseConfig>

/** The grade of the page's address, where one may be sold. */
export function GradePurchase(props: Props) {
  const t = useTranslate()
  const open = useOpen()
  return (
    <VirtualGoodsGate
      actionText={t('member.grade.toList')}
      onAction={open.to(props.config.listUrl, { replace: true })}
    >
      <Purchase {...props} />
    </VirtualGoodsGate>
  )
}

/** Which grade the page's address names, and its order. */
const Purchase = observer(function Purchase({ value: grades, config }: Props) {
  const { query } = usePage()
  const t = useTranslate()
  const open = useOpen()
  const grade = grades.find(({ id }) => String(id) === query[config.idParam])
  if (!grade) {
    return (
      <EmptyState
        variant='notfound'
        title={t('member.grade.missing')}
        note={t('member.grade.missingNote')}
        actionText={t('member.grade.toList')}
        onAction={open.to(config.listUrl, { replace: true })}
      />
    )
  }
  return <Order grade={grade} payUrl={config.payUrl} />
})

interface OrderProps {
  readonly grade: Props['value'][number]
  readonly payUrl: string
}

function Order({ grade, payUrl }: OrderProps) {
  const { imageUrl } = useServices().host
  const t = useTranslate()
  const { id: gradeId, name, icon, experience, price } = grade
  const asked = useTerms(grade.conditions, gradeId)
  const { buy, busy, problem, buyText } = usePurchase({ wish: { gradeId }, price, payUrl })
  return (
    <View className='tp-grades'>
      {problem && <Notice tone='danger'>{problem}</Notice>}
      <View className='tp-grades__list'>
        <View className='tp-grades__grade'>
          <View className='tp-grades__top'>
            {icon !== '' && (
              <Image className='tp-grades__icon' src={imageUrl(icon, PICTURE)} alt='' />
            )}
            <View className='tp-grades__body'>
              <Text className='tp-grades__name' level={2}>
                {name}
              </Text>
              <Text className='tp-grades__label tp-num'>
                {t('member.grade.experience', { n: experience })}
              </Text>
            </View>
          </View>
          <Promises grade={grade} />
          <Terms {...asked} />
          <Text className='tp-grades__label'>{t('member.grade.note')}</Text>
        </View>
      </View>
      <ActionBar
        lead={
          <View className='tp-grades__price' role='group' label={t('member.grade.price')}>
            <Text className='tp-grades__label'>{t('member.grade.price')}</Text>
            <Price cents={price} />
          </View>
        }
      >
        <Button size='l' loading={busy} disabled={asked.missing !== undefined} onTap={buy}>
          {asked.missing ?? buyText}
        </Button>
      </ActionBar>
    </View>
  )
}
