import { useLocale, useTranslate } from '../../../../i18n'
import { IconButton } from '../../../../ui/button/button'
import { Box, Txt } from '../../../../ui/primitives/elements'
import { cx } from '../../../../ui/style'
import { Checkbox } from '../../../../ui/toggles/toggles'
import type { PaymentAccount } from '../../queries-account'
import { groupNumber } from './account-number'
import { bankOf } from './banks'

interface AccountCardProps {
  readonly account: PaymentAccount
  readonly isDefault: boolean
  readonly busy: boolean
  readonly onEdit: () => void
  readonly onRemove: () => void
  readonly onDefault: () => void
}

/** One account, drawn as the card it is, and what can be done with it. */
export function AccountCard(props: AccountCardProps) {
  const { account, isDefault, busy, onEdit, onRemove, onDefault } = props
  const t = useTranslate()
  const locale = useLocale()
  const { kind, number, holder, branch } = account
  const bank = bankOf(kind, account.bank)
  const name = bank.name[locale]
  const ending = { name, number: number.slice(-4).replace(/\*/g, '') }
  return (
    <Box className='tp-bank' role='listitem'>
      <Box className={cx('tp-bank__face', `tp-bank--${bank.tone}`)}>
        <Box className='tp-bank__head'>
          <Box className='tp-bank__mark' decor>
            <Txt>{Array.from(name)[0]}</Txt>
          </Box>
          <Box className='tp-bank__names'>
            <Txt className='tp-bank__name'>{name}</Txt>
            <Txt className='tp-bank__kind'>{branch || t(`wallet.bank.kind.${kind}`)}</Txt>
          </Box>
          {isDefault && <Txt className='tp-bank__default'>{t('wallet.bank.default')}</Txt>}
        </Box>
        <Txt className='tp-bank__number tp-num'>
          {kind === 'bank' ? groupNumber(number) : number}
        </Txt>
        <Txt className='tp-bank__holder'>{holder}</Txt>
      </Box>
      <Box className='tp-bank__foot'>
        {isDefault ? (
          <Txt className='tp-bank__is-default'>{t('wallet.bank.isDefault')}</Txt>
        ) : (
          <Checkbox checked={false} disabled={busy} onChange={onDefault}>
            {t('wallet.bank.setDefault')}
          </Checkbox>
        )}
        <Box className='tp-bank__tools'>
          <IconButton name='edit' size='s' label={t('wallet.bank.editOf', ending)} onTap={onEdit} />
          <IconButton
            name='trash'
            size='s'
            label={t('wallet.bank.removeOf', ending)}
            onTap={onRemove}
          />
        </Box>
      </Box>
    </Box>
  )
}
