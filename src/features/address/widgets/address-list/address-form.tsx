import { useState } from 'react'
import { useForm } from '../../../../engine/actions/use-form'
import { useTranslate } from '../../../../i18n'
import { Button } from '../../../../ui/button/button'
import { FormField, TextField } from '../../../../ui/form-field/form-field'
import { Icon } from '../../../../ui/icon/icon'
import { Box, Press, Txt } from '../../../../ui/primitives/elements'
import { Area } from '../../../../ui/primitives/fields'
import { Sheet } from '../../../../ui/sheet/sheet'
import { Notice } from '../../../../ui/states/states'
import { cx } from '../../../../ui/style'
import { Switch } from '../../../../ui/toggles/toggles'
import { regionText } from '../../choice'
import type { Address } from '../../contract-choose'
import { checkDraft, cleanDraft, DETAIL_MAX, type Draft, draftOf, NAME_MAX } from './address-draft'
import { RegionSheet } from './region-sheet'

interface AddressFormProps {
  readonly open: boolean
  /** The address to change; without it a new one. */
  readonly address: Address | undefined
  /** The user has none yet: it becomes the default. */
  readonly isFirst: boolean
  /** Sends it. @throws AppError: the form stays open with what was typed. */
  readonly onSave: (draft: Draft) => Promise<void>
  readonly onClose: () => void
}

/** A delivery address, in a sheet. */
export function AddressForm({ open, address, isFirst, onSave, onClose }: AddressFormProps) {
  const t = useTranslate()
  const form = useForm({ initial: () => draftOf(address, isFirst), check: checkDraft, live: true })
  const { values: draft, set, leave, problemOf } = form
  const [regions, setRegions] = useState(false)

  const save = () => form.submit((typed) => onSave(cleanDraft(typed)))

  const region = regionText(draft)
  return (
    <>
      <Sheet
        open={open}
        onClose={onClose}
        title={t(address ? 'address.edit' : 'address.add')}
        closeLabel={t('common.close')}
        footer={
          <Button block size='l' loading={form.busy} onTap={() => void save()}>
            {t('common.save')}
          </Button>
        }
      >
        {form.refusal !== undefined && <Notice tone='danger'>{form.refusal}</Notice>}
        <TextField
          label={t('address.name')}
          required
          error={problemOf('name')}
          field={{
            value: draft.name,
            onChange: (name) => set({ name }),
            onBlur: () => leave('name'),
            placeholder: t('address.namePlaceholder'),
            maxLength: NAME_MAX,
          }}
        />
        <TextField
          label={t('address.mobile')}
          required
          error={problemOf('mobile')}
          field={{
            value: draft.mobile,
            onChange: (mobile) => set({ mobile }),
            onBlur: () => leave('mobile'),
            placeholder: t('address.mobilePlaceholder'),
            type: 'tel',
            maxLength: 11,
          }}
        />
        <FormField label={t('address.region')} required error={problemOf('regionId')}>
          <Press
            className='tp-address-form__region'
            label={`${t('address.region')} ${region || t('address.regionPlaceholder')}`}
            onTap={() => setRegions(true)}
          >
            <Txt className={cx('tp-address-form__text', region === '' && 'tp-address-form__none')}>
              {region || t('address.regionPlaceholder')}
            </Txt>
            <Icon name='chevron-right' size={16} tone='faint' />
          </Press>
        </FormField>
        <FormField label={t('address.detail')} required error={problemOf('detail')}>
          <Area
            className='tp-address-form__area'
            label={t('address.detail')}
            value={draft.detail}
            onChange={(detail) => set({ detail })}
            onBlur={() => leave('detail')}
            placeholder={t('address.detailPlaceholder')}
            maxLength={DETAIL_MAX}
            rows={2}
            invalid={problemOf('detail') !== undefined}
          />
        </FormField>
        <Box className='tp-address-form__default'>
          <Txt>{t('address.setDefault')}</Txt>
          <Switch
            checked={draft.isDefault}
            onChange={(isDefault) => set({ isDefault })}
            label={t('address.setDefault')}
          />
        </Box>
      </Sheet>
      <RegionSheet
        open={regions && open}
        regionId={draft.regionId}
        onClose={() => setRegions(false)}
        onChoose={([province, city, area]) => {
          set({
            province: province?.name ?? '',
            city: city?.name ?? '',
            area: area?.name ?? '',
            regionId: (area ?? city ?? province)?.code ?? '',
          })
          setRegions(false)
        }}
      />
    </>
  )
}
