import './recharge-panel.scss'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useOpen } from '../../../../engine/actions/open'
import type { WidgetProps } from '../../../../engine/contract'
import { useQuery } from '../../../../engine/data/queries'
import { WidgetFailure } from '../../../../engine/outlet/states'
import { useHold } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { VirtualGoodsGate } from '../../../../engine/virtual-goods'
import { useTranslate } from '../../../../i18n'
import { moneyText, parseMoney } from '../../../../shared/money'
import { ActionBar } from '../../../../ui/action-bar/action-bar'
import { Button } from '../../../../ui/button/button'
import { Cell, CellGroup } from '../../../../ui/cell/cell'
import { Icon } from '../../../../ui/icon/icon'
import { Box, Press, Txt } from '../../../../ui/primitives/elements'
import { Field } from '../../../../ui/primitives/fields'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { EmptyState, Notice } from '../../../../ui/states/states'
import { cx } from '../../../../ui/style'
import { RadioGroup, RadioRow } from '../../../../ui/toggles/toggles'
import { listAccounts } from '../../contract-accounts'
import { AMOUNT_LENGTH, AMOUNT_TEXTS, checkRechargeAmount } from '../../recharge'
import type { RechargePanelConfig } from '.'
import { useRecharge } from './use-recharge'

/** Earnings are earned, not bought (the server refuses them too). */
const TAKES_MONEY = ['balance', 'points']
/** `10000` as it would be typed: `100`. */
const typedOf = (cents: number) => String(cents / 100)

type Props = Pick<WidgetProps<unknown, RechargePanelConfig>, 'config'>

/** A top-up, where one may be sold. */
export function RechargePanel({ config }: Props) {
  return (
    <VirtualGoodsGate>
      <Recharge config={config} />
    </VirtualGoodsGate>
  )
}

/** How much, onto which account; the payment is made on the cashier's page. */
const Recharge = observer(function Recharge({ config }: Props) {
  const { host } = useServices()
  const t = useTranslate()
  const open = useOpen()
  const { status, value, error, reload } = useQuery(accounts)
  // Back from the cashier: the balance may have risen.
  host.usePageShow(() => {
    if (status === 'ready') void reload()
  })
  const [typed, setTyped] = useState('')
  useHold(typed !== '')
  const [tried, setTried] = useState(false)
  const [wanted, setWanted] = useState<string>()
  const recharge = useRecharge(config.payUrl)

  if (status === 'error') return <WidgetFailure error={error} onRetry={() => void reload()} />
  if (!value) {
    return (
      <Box className='tp-recharge'>
        <Skeleton kind='cell' count={2} label={t('common.loading')} />
        <Skeleton kind='text' count={2} label={t('common.loading')} />
      </Box>
    )
  }
  const accounts = value.accounts.filter(({ kind }) => TAKES_MONEY.includes(kind))
  const account = accounts.find(({ id }) => id === wanted) ?? accounts[0]
  if (!account) {
    return (
      <EmptyState
        variant='locked'
        title={t('money.recharge.noAccount')}
        note={t('money.recharge.noAccountNote')}
      />
    )
  }
  const problem = checkRechargeAmount(typed)
  const cents = problem ? undefined : parseMoney(typed)
  const said = tried && problem ? t(problem, AMOUNT_TEXTS) : ''

  function submit(): void {
    setTried(true)
    if (account && cents !== undefined)
      void recharge.start({ accountId: account.id, amount: cents })
  }

  return (
    <Box className='tp-recharge'>
      <Box className='tp-recharge__card'>
        <Txt className='tp-recharge__label'>{t('money.recharge.amount')}</Txt>
        <Box className={cx('tp-recharge__field', said !== '' && 'tp-wrong')}>
          <Txt className='tp-recharge__sign'>¥</Txt>
          <Field
            className='tp-recharge__input tp-num'
            type='digit'
            label={t('money.recharge.amount')}
            value={typed}
            maxLength={AMOUNT_LENGTH}
            placeholder='0.00'
            invalid={said !== ''}
            confirmType='done'
            onConfirm={submit}
            onChange={setTyped}
          />
        </Box>
        {said !== '' && (
          <Txt className='tp-recharge__error' role='alert'>
            {said}
          </Txt>
        )}
        {said === '' && (
          <Txt className='tp-recharge__hint'>{t('money.recharge.hint', AMOUNT_TEXTS)}</Txt>
        )}
        {config.presets.length > 0 && (
          <Box
            className='tp-recharge__presets'
            role='radiogroup'
            label={t('money.recharge.presets')}
          >
            {config.presets.map((preset) => (
              <Press
                key={preset}
                role='radio'
                className={cx(
                  'tp-recharge__preset tp-num',
                  preset === cents && 'tp-recharge__preset--on',
                )}
                checked={preset === cents}
                onTap={() => setTyped(typedOf(preset))}
              >
                {moneyText(preset).replace(/\.00$/, '')}
              </Press>
            ))}
          </Box>
        )}
      </Box>
      <Txt className='tp-recharge__title' level={2}>
        {t('money.recharge.to')}
      </Txt>
      <RadioGroup label={t('money.recharge.to')}>
        {accounts.map(({ id, kind, name, amount }) => (
          <RadioRow
            key={id}
            title={name}
            note={t('money.recharge.now', { amount: moneyText(amount) })}
            lead={<Icon name={kind === 'points' ? 'coins' : 'wallet'} size={24} tone='brand' />}
            checked={id === account.id}
            onChange={() => setWanted(id)}
          />
        ))}
      </RadioGroup>
      <CellGroup className='tp-recharge__more'>
        {config.offlineUrl !== '' && (
          <Cell
            icon='building-2'
            title={t('money.recharge.offline')}
            note={t('money.recharge.offlineNote')}
            onTap={() => void open(config.offlineUrl)}
          />
        )}
        <Cell
          icon='receipt'
          title={t('money.recharge.bill')}
          onTap={() => void open(config.billUrl)}
        />
      </CellGroup>
      {recharge.problem !== '' && <Notice tone='danger'>{recharge.problem}</Notice>}
      <ActionBar>
        <Button block size='l' loading={recharge.busy} onTap={submit}>
          {cents === undefined
            ? t('money.recharge.submit')
            : t('money.recharge.submitAmount', { amount: moneyText(cents) })}
        </Button>
      </ActionBar>
    </Box>
  )
})
