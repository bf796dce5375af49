import { useState } from 'react'
import { FormSheet } from '../../../../engine/actions/form-sheet'
import { useForm } from '../../../../engine/actions/use-form'
import { useQuery } from '../../../../engine/data/queries'
import { QueryState } from '../../../../engine/outlet/paged-list'
import { useTranslate } from '../../../../i18n'
import type { TextKey } from '../../../../shared/l10n'
import type { RegionNode } from '../../../../shared/picker-value'
import { checkMobile } from '../../../../shared/validation'
import { FormField, TextField } from '../../../../ui/form-field/form-field'
import { Icon } from '../../../../ui/icon/icon'
import { RegionPicker } from '../../../../ui/picker/picker'
import { Pressable, Text, View } from '../../../../ui/primitives/elements'
import { TextArea } from '../../../../ui/primitives/fields'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { cx } from '../../../../ui/style'
import { Switch } from '../../../../ui/toggles/toggles'
import type { AddressInput } from '../../contract'
import type { Address } from '../../contract-choose'
import { regionsTo, regionText } from '../../queries'

/** What is in the form. */
export type Draft = AddressInput

type DraftField = 'name' | 'mobile' | 'regionId' | 'detail'
/** Locale keys of what is wrong, by field. */
type DraftErrors = { readonly [F in DraftField]?: TextKey }

const NAME_MAX = 30
const DETAIL_MAX = 100

const emptyDraft: Draft = {
  name: '',
  mobile: '',
  province: '',
  city: '',
  area: '',
  regionId: '',
  detail: '',
  isDefault: false,
}

/** A form for this address, or for a new one; the first address is the default one. */
function draftOf(address: Address | undefined, isFirst: boolean): Draft {
  if (!address) return { ...emptyDraft, isDefault: isFirst }
  const { id: _id, userId: _userId, ...draft } = address
  return draft
}

const rules: { readonly [F in DraftField]: (draft: Draft) => TextKey | undefined } = {
  name: ({ name }) => (name.trim() === '' ? 'address.needName' : undefined),
  mobile: ({ mobile }) => checkMobile(mobile.trim()),
  regionId: ({ regionId }) => (regionId === '' ? 'address.needRegion' : undefined),
  detail: ({ detail }) => (detail.trim() === '' ? 'address.needDetail' : undefined),
}

/** What is wrong with the form; empty when it can be sent. */
function checkDraft(draft: Draft): DraftErrors {
  const errors: { [F in DraftField]?: TextKey } = {}
  for (const field of Object.keys(rules) as DraftField[]) {
    const wrong = rules[field](draft)
    if (wrong !== undefined) errors[field] = wrong
  }
  return errors
}

/** The form as it is sent: without the spaces that keyboards add. */
const cleanDraft = (draft: Draft): Draft => ({
  ...draft,
  name: draft.name.trim(),
  mobile: draft.mobile.trim(),
  detail: draft.detail.trim(),
})

interface RegionSheetProps {
  readonly open: boolean
  /** Code of the area chosen before. */
  readonly regionId: string
  /** Province, city and area. */
  readonly onChoose: (path: readonly RegionNode[]) => void
  readonly onClose: () => void
}

/** Province, city and area side by side, fetched when it opens. */
export function RegionSheet({ open, regionId, onChoose, onClose }: RegionSheetProps) {
  const t = useTranslate()
  const regions = useQuery({ ...regionsTo(3), enabled: open })
  return (
    <RegionPicker
      open={open}
      onClose={onClose}
      title={t('address.chooseRegion')}
      okText={t('common.ok')}
      closeLabel={t('common.close')}
      regions={regions.value}
      value={regionId}
      labels={(['province', 'city', 'area'] as const).map((level) => t(`address.${level}`))}
      onChange={onChoose}
      instead={
        <QueryState
          query={regions}
          inSheet
          skeleton={<Skeleton kind='text' count={3} label={t('common.loading')} />}
        >
          {null}
        </QueryState>
      }
    />
  )
}

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
      <FormSheet
        open={open}
        onClose={onClose}
        title={t(address ? 'address.edit' : 'address.add')}
        submitText={t('common.save')}
        form={form}
        onSubmit={save}
      >
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
          <Pressable
            className='tp-address-form__region'
            label={`${t('address.region')} ${region || t('address.regionPlaceholder')}`}
            onTap={() => setRegions(true)}
          >
            <Text className={cx('tp-address-form__text', region === '' && 'tp-address-form__none')}>
              {region || t('address.regionPlaceholder')}
            </Text>
            <Icon name='chevron-right' size={16} tone='faint' />
          </Pressable>
        </FormField>
        <FormField label={t('address.detail')} required error={problemOf('detail')}>
          <TextArea
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
        <View className='tp-address-form__default'>
          <Text>{t('address.setDefault')}</Text>
          <Switch
            checked={draft.isDefault}
            onChange={(isDefault) => set({ isDefault })}
            label={t('address.setDefault')}
          />
        </View>
      </FormSheet>
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
