import { SourceText as SourceText_da468724cd6cbc66a1ce6f650efa83cf } from '../../../translations/admin/index.ts'
import { CharactersLeft as CharactersLeft_06d9d7ffadc8d0f18b85830b92f5aa33 } from '../../../preview/admin/index.ts'
import { SlugFromTitle as SlugFromTitle_d296ad3575e58fa68b4b6224067d77af } from '../../../content/admin/index.ts'
import { LanguagesCell as LanguagesCell_748bc2c1d67d2849d12a42fde7a350b0 } from '../../../platform/admin/languages-cell.tsx'
import { RenderNothing as RenderNothing_c08b824ce1cedbb24fee1854d2c1d44c } from '../../../platform/admin/render-nothing.tsx'
import { CopySectionButton as CopySectionButton_da468724cd6cbc66a1ce6f650efa83cf } from '../../../translations/admin/index.ts'
import { RowLabel as RowLabel_5706c1affbc8afb6145a649cfa813aab } from '../../../platform/admin/row-label.tsx'
import { ChosenIcon as ChosenIcon_d296ad3575e58fa68b4b6224067d77af } from '../../../content/admin/index.ts'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ForeignPicturesClientFeature as ForeignPicturesClientFeature_2807c6a07212143edb3097106f2ba80d } from '../../../rich-text/admin/foreign-pictures.tsx'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { RelationshipFeatureClient as RelationshipFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FormSyncClientFeature as FormSyncClientFeature_97ace64c0b5514b227ad4300e34fc491 } from '../../../rich-text/admin/form-sync.tsx'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ChecklistFeatureClient as ChecklistFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { IndentFeatureClient as IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { AlignFeatureClient as AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BrasiliaClock as BrasiliaClock_d296ad3575e58fa68b4b6224067d77af } from '../../../content/admin/index.ts'
import { ReviewPanel as ReviewPanel_cb135454214e44483e1c3dcd9333d72e } from '../../../reviews/admin/index.ts'
import { SchedulePanel as SchedulePanel_dbe7e164302e6282c912f7531bb303d0 } from '../../../schedule/admin/index.ts'
import { ReleasePanel as ReleasePanel_3d38639172d1d2dfa673f4fcf9118cc3 } from '../../../schedule/releases/admin/index.ts'
import { CollapsiblePanelGroup as CollapsiblePanelGroup_effe8718e1a9c8550c95eadd6d6ab2b6 } from '../../../platform/admin/collapsible-panel-group.tsx'
import { GeneratedShareImage as GeneratedShareImage_94bceec8ab7155d6e14233b4d62cdd08 } from '../../../share-images/admin/generated-image.tsx'
import { PreviewLinks as PreviewLinks_06d9d7ffadc8d0f18b85830b92f5aa33 } from '../../../preview/admin/index.ts'
import { ReferencesPanel as ReferencesPanel_87e2585ba990b2704fd1b691b1868f01 } from '../../../references/admin/references.tsx'
import { InstantCell as InstantCell_a51aab60bce60b3f3c9fd00232bbee8f } from '../../../platform/admin/date-cell.tsx'
import { PublishSelectionDialog as PublishSelectionDialog_0fa65547e2c3f8d9ce4d461d33a05cb9 } from '../../../platform/payload-workarounds/publish-selection-dialog.tsx'
import { TranslationNotice as TranslationNotice_da468724cd6cbc66a1ce6f650efa83cf } from '../../../translations/admin/index.ts'
import { SectionPreviewSync as SectionPreviewSync_06d9d7ffadc8d0f18b85830b92f5aa33 } from '../../../preview/admin/index.ts'
import { NewRowExpander as NewRowExpander_d296ad3575e58fa68b4b6224067d77af } from '../../../content/admin/index.ts'
import { SectionPurposes as SectionPurposes_d296ad3575e58fa68b4b6224067d77af } from '../../../content/admin/index.ts'
import { PublishableLanguages as PublishableLanguages_06d9d7ffadc8d0f18b85830b92f5aa33 } from '../../../preview/admin/index.ts'
import { PreviewSaveNotifier as PreviewSaveNotifier_06d9d7ffadc8d0f18b85830b92f5aa33 } from '../../../preview/admin/index.ts'
import { FormIdSender as FormIdSender_b25440d9f4841539d3298e91d5750fae } from '../../../platform/admin/form-id.tsx'
import { SaveBeforeLeaving as SaveBeforeLeaving_cba1bd7fb54bbfff053d29ce258e813f } from '../../../platform/payload-workarounds/save-before-leaving.tsx'
import { ChangedFieldsProtector as ChangedFieldsProtector_21281519e21e55a1545da20e4c9bc900 } from '../../../platform/payload-workarounds/changed-fields-protector.tsx'
import { PublishAfterAutosave as PublishAfterAutosave_f3176360fd7a4779cf347a18fe299b33 } from '../../../platform/payload-workarounds/publish-after-autosave.tsx'
import { ShowRejectedFields as ShowRejectedFields_11e787a132c908f5dc8f273fe060ac50 } from '../../../platform/payload-workarounds/show-rejected-fields.tsx'
import { HistoryView as HistoryView_5c8525138270ae97f4b58032ab896b7d } from '../../../history/admin/history-view.tsx'
import { DocumentChecksView as DocumentChecksView_6d5dfa99dd5dc7a228251c6833e2d1e1 } from '../../../preview/admin/checks-view.tsx'
import { DraftsListView as DraftsListView_719c2cb3f8dcc99713df0a6a8994e11f } from '../../../platform/admin/list-view.tsx'
import { DayCell as DayCell_a51aab60bce60b3f3c9fd00232bbee8f } from '../../../platform/admin/date-cell.tsx'
import { LegalVersionsPanel as LegalVersionsPanel_aaaa076d8a582ebde69432dd8497887b } from '../../../schedule/legal/admin/index.ts'
import { RemainingCharacters as RemainingCharacters_d296ad3575e58fa68b4b6224067d77af } from '../../../content/admin/index.ts'
import { PictureUploadWarning as PictureUploadWarning_79050aa8877a79257200397ef2fdf34d } from '../../../media/admin/picture-upload-warning.tsx'
import { FolderTableCell as FolderTableCell_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { FolderField as FolderField_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { OwnerField as OwnerField_08eafadfa6ee226cfcf703ec6de99214 } from '../../../leads/admin/owner-field.tsx'
import { ClearSuspicionButton as ClearSuspicionButton_793d399a80b6e8196ad1b117dd88bd10 } from '../../../leads/admin/index.ts'
import { LeadContactLinks as LeadContactLinks_793d399a80b6e8196ad1b117dd88bd10 } from '../../../leads/admin/index.ts'
import { UnsubscribeLink as UnsubscribeLink_793d399a80b6e8196ad1b117dd88bd10 } from '../../../leads/admin/index.ts'
import { LeadsListActions as LeadsListActions_793d399a80b6e8196ad1b117dd88bd10 } from '../../../leads/admin/index.ts'
import { RetryDeliveryButton as RetryDeliveryButton_793d399a80b6e8196ad1b117dd88bd10 } from '../../../leads/admin/index.ts'
import { DeliveriesListActions as DeliveriesListActions_793d399a80b6e8196ad1b117dd88bd10 } from '../../../leads/admin/index.ts'
import { QuoteFigures as QuoteFigures_e4f20c15a8decf66b137a8b0742b919e } from '../../../prices/admin/quote-figures/index.ts'
import { PasswordLink as PasswordLink_60754bb3ef2be17c989b746ada21b722 } from '../../../accounts/admin/index.ts'
import { RedirectTargetCell as RedirectTargetCell_f971b12ae0209961dc1d189e8a4f1138 } from '../../../content/redirects/admin/document-cell.tsx'
import { CataloguePreview as CataloguePreview_b53a16cf550a29ce185c79b6338e0141 } from '../../../prices/admin/catalogue-preview/index.ts'
import { DecimalField as DecimalField_0c54bb2994fc7af2a0777fcbd4ca71b2 } from '../../../prices/admin/decimal-field/index.ts'
import { Menu as Menu_e5368476996a97df9e51063aeb3e1d5d } from '../../../dashboard/admin/menu/menu.tsx'
import { BrandMark as BrandMark_2c8ba2c934a5e9e55ad20711a5e29598 } from '../../../dashboard/admin/brand.tsx'
import { TranslateLiterals as TranslateLiterals_f5ca8ad672fda0dbdfcc125dd4857dbc } from '../../../platform/payload-workarounds/translate-literals.tsx'
import { SessionEndedNotice as SessionEndedNotice_2dc3c5cd8acebc29d48eeaa841eecad3 } from '../../../platform/payload-workarounds/session-ended-notice.tsx'
import { DashboardView as DashboardView_943ec791ed475a27ae3c8c3733fbb284 } from '../../../dashboard/admin/dashboard-view.tsx'
import { HelpView as HelpView_d90b38de8b24601f3dfc76f93bc34e07 } from '../../../help/admin/help-view.tsx'
import { LinksView as LinksView_0a3d9ff1010302fba0c573e5b3cd19b9 } from '../../../links/admin/links-view.tsx'
import { PreviewLinksScreen as PreviewLinksScreen_e401b55a90266e7268a7e1dc3cb688c4 } from '../../../preview/admin/links-screen.tsx'
import { RedirectsView as RedirectsView_784505ca7b4e635457b6d08fffa5cd7b } from '../../../content/redirects/admin/redirects-view.tsx'
import { ReleasesView as ReleasesView_4b048fa4bdb875941b25c48c8da41563 } from '../../../schedule/releases/admin/releases-view.tsx'
import { TranslationBoardView as TranslationBoardView_9cff3c52a369a9b38bef330b0988641b } from '../../../translations/admin/board-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/translations/admin/index.ts#SourceText": SourceText_da468724cd6cbc66a1ce6f650efa83cf,
  "/preview/admin/index.ts#CharactersLeft": CharactersLeft_06d9d7ffadc8d0f18b85830b92f5aa33,
  "/content/admin/index.ts#SlugFromTitle": SlugFromTitle_d296ad3575e58fa68b4b6224067d77af,
  "/platform/admin/languages-cell.tsx#LanguagesCell": LanguagesCell_748bc2c1d67d2849d12a42fde7a350b0,
  "/platform/admin/render-nothing.tsx#RenderNothing": RenderNothing_c08b824ce1cedbb24fee1854d2c1d44c,
  "/translations/admin/index.ts#CopySectionButton": CopySectionButton_da468724cd6cbc66a1ce6f650efa83cf,
  "/platform/admin/row-label.tsx#RowLabel": RowLabel_5706c1affbc8afb6145a649cfa813aab,
  "/content/admin/index.ts#ChosenIcon": ChosenIcon_d296ad3575e58fa68b4b6224067d77af,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/rich-text/admin/foreign-pictures.tsx#ForeignPicturesClientFeature": ForeignPicturesClientFeature_2807c6a07212143edb3097106f2ba80d,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#RelationshipFeatureClient": RelationshipFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/rich-text/admin/form-sync.tsx#FormSyncClientFeature": FormSyncClientFeature_97ace64c0b5514b227ad4300e34fc491,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ChecklistFeatureClient": ChecklistFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#IndentFeatureClient": IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#AlignFeatureClient": AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/content/admin/index.ts#BrasiliaClock": BrasiliaClock_d296ad3575e58fa68b4b6224067d77af,
  "/reviews/admin/index.ts#ReviewPanel": ReviewPanel_cb135454214e44483e1c3dcd9333d72e,
  "/schedule/admin/index.ts#SchedulePanel": SchedulePanel_dbe7e164302e6282c912f7531bb303d0,
  "/schedule/releases/admin/index.ts#ReleasePanel": ReleasePanel_3d38639172d1d2dfa673f4fcf9118cc3,
  "/platform/admin/collapsible-panel-group.tsx#CollapsiblePanelGroup": CollapsiblePanelGroup_effe8718e1a9c8550c95eadd6d6ab2b6,
  "/share-images/admin/generated-image.tsx#GeneratedShareImage": GeneratedShareImage_94bceec8ab7155d6e14233b4d62cdd08,
  "/preview/admin/index.ts#PreviewLinks": PreviewLinks_06d9d7ffadc8d0f18b85830b92f5aa33,
  "/references/admin/references.tsx#ReferencesPanel": ReferencesPanel_87e2585ba990b2704fd1b691b1868f01,
  "/platform/admin/date-cell.tsx#InstantCell": InstantCell_a51aab60bce60b3f3c9fd00232bbee8f,
  "/platform/payload-workarounds/publish-selection-dialog.tsx#PublishSelectionDialog": PublishSelectionDialog_0fa65547e2c3f8d9ce4d461d33a05cb9,
  "/translations/admin/index.ts#TranslationNotice": TranslationNotice_da468724cd6cbc66a1ce6f650efa83cf,
  "/preview/admin/index.ts#SectionPreviewSync": SectionPreviewSync_06d9d7ffadc8d0f18b85830b92f5aa33,
  "/content/admin/index.ts#NewRowExpander": NewRowExpander_d296ad3575e58fa68b4b6224067d77af,
  "/content/admin/index.ts#SectionPurposes": SectionPurposes_d296ad3575e58fa68b4b6224067d77af,
  "/preview/admin/index.ts#PublishableLanguages": PublishableLanguages_06d9d7ffadc8d0f18b85830b92f5aa33,
  "/preview/admin/index.ts#PreviewSaveNotifier": PreviewSaveNotifier_06d9d7ffadc8d0f18b85830b92f5aa33,
  "/platform/admin/form-id.tsx#FormIdSender": FormIdSender_b25440d9f4841539d3298e91d5750fae,
  "/platform/payload-workarounds/save-before-leaving.tsx#SaveBeforeLeaving": SaveBeforeLeaving_cba1bd7fb54bbfff053d29ce258e813f,
  "/platform/payload-workarounds/changed-fields-protector.tsx#ChangedFieldsProtector": ChangedFieldsProtector_21281519e21e55a1545da20e4c9bc900,
  "/platform/payload-workarounds/publish-after-autosave.tsx#PublishAfterAutosave": PublishAfterAutosave_f3176360fd7a4779cf347a18fe299b33,
  "/platform/payload-workarounds/show-rejected-fields.tsx#ShowRejectedFields": ShowRejectedFields_11e787a132c908f5dc8f273fe060ac50,
  "/history/admin/history-view.tsx#HistoryView": HistoryView_5c8525138270ae97f4b58032ab896b7d,
  "/preview/admin/checks-view.tsx#DocumentChecksView": DocumentChecksView_6d5dfa99dd5dc7a228251c6833e2d1e1,
  "/platform/admin/list-view.tsx#DraftsListView": DraftsListView_719c2cb3f8dcc99713df0a6a8994e11f,
  "/platform/admin/date-cell.tsx#DayCell": DayCell_a51aab60bce60b3f3c9fd00232bbee8f,
  "/schedule/legal/admin/index.ts#LegalVersionsPanel": LegalVersionsPanel_aaaa076d8a582ebde69432dd8497887b,
  "/content/admin/index.ts#RemainingCharacters": RemainingCharacters_d296ad3575e58fa68b4b6224067d77af,
  "/media/admin/picture-upload-warning.tsx#PictureUploadWarning": PictureUploadWarning_79050aa8877a79257200397ef2fdf34d,
  "@payloadcms/next/rsc#FolderTableCell": FolderTableCell_f9c02e79a4aed9a3924487c0cd4cafb1,
  "@payloadcms/next/rsc#FolderField": FolderField_f9c02e79a4aed9a3924487c0cd4cafb1,
  "/leads/admin/owner-field.tsx#OwnerField": OwnerField_08eafadfa6ee226cfcf703ec6de99214,
  "/leads/admin/index.ts#ClearSuspicionButton": ClearSuspicionButton_793d399a80b6e8196ad1b117dd88bd10,
  "/leads/admin/index.ts#LeadContactLinks": LeadContactLinks_793d399a80b6e8196ad1b117dd88bd10,
  "/leads/admin/index.ts#UnsubscribeLink": UnsubscribeLink_793d399a80b6e8196ad1b117dd88bd10,
  "/leads/admin/index.ts#LeadsListActions": LeadsListActions_793d399a80b6e8196ad1b117dd88bd10,
  "/leads/admin/index.ts#RetryDeliveryButton": RetryDeliveryButton_793d399a80b6e8196ad1b117dd88bd10,
  "/leads/admin/index.ts#DeliveriesListActions": DeliveriesListActions_793d399a80b6e8196ad1b117dd88bd10,
  "/prices/admin/quote-figures/index.ts#QuoteFigures": QuoteFigures_e4f20c15a8decf66b137a8b0742b919e,
  "/accounts/admin/index.ts#PasswordLink": PasswordLink_60754bb3ef2be17c989b746ada21b722,
  "/content/redirects/admin/document-cell.tsx#RedirectTargetCell": RedirectTargetCell_f971b12ae0209961dc1d189e8a4f1138,
  "/prices/admin/catalogue-preview/index.ts#CataloguePreview": CataloguePreview_b53a16cf550a29ce185c79b6338e0141,
  "/prices/admin/decimal-field/index.ts#DecimalField": DecimalField_0c54bb2994fc7af2a0777fcbd4ca71b2,
  "/dashboard/admin/menu/menu.tsx#Menu": Menu_e5368476996a97df9e51063aeb3e1d5d,
  "/dashboard/admin/brand.tsx#BrandMark": BrandMark_2c8ba2c934a5e9e55ad20711a5e29598,
  "/platform/payload-workarounds/translate-literals.tsx#TranslateLiterals": TranslateLiterals_f5ca8ad672fda0dbdfcc125dd4857dbc,
  "/platform/payload-workarounds/session-ended-notice.tsx#SessionEndedNotice": SessionEndedNotice_2dc3c5cd8acebc29d48eeaa841eecad3,
  "/dashboard/admin/dashboard-view.tsx#DashboardView": DashboardView_943ec791ed475a27ae3c8c3733fbb284,
  "/help/admin/help-view.tsx#HelpView": HelpView_d90b38de8b24601f3dfc76f93bc34e07,
  "/links/admin/links-view.tsx#LinksView": LinksView_0a3d9ff1010302fba0c573e5b3cd19b9,
  "/preview/admin/links-screen.tsx#PreviewLinksScreen": PreviewLinksScreen_e401b55a90266e7268a7e1dc3cb688c4,
  "/content/redirects/admin/redirects-view.tsx#RedirectsView": RedirectsView_784505ca7b4e635457b6d08fffa5cd7b,
  "/schedule/releases/admin/releases-view.tsx#ReleasesView": ReleasesView_4b048fa4bdb875941b25c48c8da41563,
  "/translations/admin/board-view.tsx#TranslationBoardView": TranslationBoardView_9cff3c52a369a9b38bef330b0988641b,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
