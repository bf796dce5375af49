import { useTranslate } from '../../../../i18n'
import { moneyText } from '../../../../shared/money'
import { Button } from '../../../../ui/button/button'
import { Icon } from '../../../../ui/icon/icon'
import { Price } from '../../../../ui/marks/marks'
import { Box, Txt } from '../../../../ui/primitives/elements'
import { Numbers } from './numbers'

interface TransferResultProps {
  readonly done: { readonly amount: number; readonly fee: number; readonly balance: number }
  /** Who got it, as it was shown before. */
  readonly receiver: string
  readonly onLine: () => void
  readonly onAnother: () => void
}

/** It is done: what left, who got it, what is left. */
export function TransferResult({ done, receiver, onLine, onAnother }: TransferResultProps) {
  const t = useTranslate()
  const { amount, fee, balance } = done
  return (
    <Box className='tp-transfer tp-enter'>
      <Box className='tp-transfer__card'>
        <Box className='tp-transfer__state' role='status'>
          <Icon name='circle-check' size={48} tone='success' />
          <Txt className='tp-transfer__headline' level={1}>
            {t('wallet.transfer.done')}
          </Txt>
          <Price size='l' tone='ink' cents={amount} />
        </Box>
        <Numbers
          lines={[
            { name: t('wallet.transfer.to'), value: receiver },
            { name: t('wallet.transfer.fee'), value: moneyText(fee) },
            { name: t('wallet.transfer.after'), value: moneyText(balance) },
          ]}
        />
      </Box>
      <Button block size='l' onTap={onLine}>
        {t('wallet.transfer.line')}
      </Button>
      <Button block size='l' kind='ghost' onTap={onAnother}>
        {t('wallet.transfer.another')}
      </Button>
    </Box>
  )
}
