import { useTranslate } from '../../../../i18n'
import { mask } from '../../../../shared/mask'
import { IconButton } from '../../../../ui/button/button'
import { Tag } from '../../../../ui/marks/marks'
import { Box, Press, Txt } from '../../../../ui/primitives/elements'
import { Checkbox } from '../../../../ui/toggles/toggles'
import { regionText } from '../../choice'
import type { Address } from '../../contract-choose'

interface AddressCardProps {
  readonly address: Address
  /** Makes the text a button that picks this address. */
  readonly onPick?: () => void
  readonly onEdit: () => void
  readonly onRemove: () => void
  readonly onDefault: () => void
}

/** One address, and what can be done with it. */
export function AddressCard(props: AddressCardProps) {
  const { address, onPick, onEdit, onRemove, onDefault } = props
  const t = useTranslate()
  const { name, mobile, detail, isDefault } = address
  const text = (
    <>
      <Box className='tp-address__person'>
        <Txt className='tp-address__name'>{name}</Txt>
        <Txt className='tp-num'>{mask(mobile)}</Txt>
        {isDefault && <Tag tone='brand'>{t('address.default')}</Tag>}
      </Box>
      <Txt className='tp-address__place'>{`${regionText(address)} ${detail}`}</Txt>
    </>
  )
  return (
    <Box className='tp-address' role='listitem'>
      {onPick ? (
        <Press
          className='tp-address__text'
          label={t('address.use', { name, detail })}
          onTap={onPick}
        >
          {text}
        </Press>
      ) : (
        <Box className='tp-address__text'>{text}</Box>
      )}
      <Box className='tp-address__foot'>
        {isDefault ? (
          <Txt className='tp-address__is-default'>{t('address.isDefault')}</Txt>
        ) : (
          <Checkbox checked={false} onChange={onDefault}>
            {t('address.setDefault')}
          </Checkbox>
        )}
        <Box className='tp-address__tools'>
          <IconButton name='edit' size='s' label={t('address.editOf', { name })} onTap={onEdit} />
          <IconButton
            name='trash'
            size='s'
            label={t('address.removeOf', { name })}
            onTap={onRemove}
          />
        </Box>
      </Box>
    </Box>
  )
}
