import { SourceText as SourceText_bfa4a17d28ee078046ab4c0b03a48d0b } from '../../../content/translations/admin/index.ts'
import { CharactersLeft as CharactersLeft_781e50904dcf4ceca543d4fd51978773 } from '../../../content/preview/admin/index.ts'
import { SlugFromTitle as SlugFromTitle_d296ad3575e58fa68b4b6224067d77af } from '../../../content/admin/index.ts'
import { DrawnShareImage as DrawnShareImage_5c97eae3c2839f30f7a3013c2197f08f } from '../../../content/share-images/admin/drawn-image.tsx'
import { ReviewPanel as ReviewPanel_cb135454214e44483e1c3dcd9333d72e } from '../../../reviews/admin/index.ts'
import { SchedulePanel as SchedulePanel_dbe7e164302e6282c912f7531bb303d0 } from '../../../schedule/admin/index.ts'
import { ReleasePanel as ReleasePanel_3d38639172d1d2dfa673f4fcf9118cc3 } from '../../../schedule/releases/admin/index.ts'
import { LanguagesCell as LanguagesCell_3e1bd146b735ce5556969f5d27c2067c } from '../../../ground/admin/languages-cell.tsx'
import { NoButton as NoButton_9985c9881eda28c403da813fb45b4631 } from '../../../ground/admin/no-button.tsx'
import { PreviewLinks as PreviewLinks_781e50904dcf4ceca543d4fd51978773 } from '../../../content/preview/admin/index.ts'
import { Uses as Uses_3ca8d78f4dae757452b2e56a8acc9426 } from '../../../content/uses/admin/uses.tsx'
import { CopySection as CopySection_bfa4a17d28ee078046ab4c0b03a48d0b } from '../../../content/translations/admin/index.ts'
import { RowLabel as RowLabel_562dbbe1a49f75ab4898893550670ee7 } from '../../../ground/admin/row-label.tsx'
import { ChosenIcon as ChosenIcon_d296ad3575e58fa68b4b6224067d77af } from '../../../content/admin/index.ts'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { KeepUpClientFeature as KeepUpClientFeature_91857ac11371e2201964eee1163f0f26 } from '../../../content/running-text/admin/keep-up.tsx'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { RelationshipFeatureClient as RelationshipFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ChecklistFeatureClient as ChecklistFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { IndentFeatureClient as IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { AlignFeatureClient as AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BrasiliaClock as BrasiliaClock_d296ad3575e58fa68b4b6224067d77af } from '../../../content/admin/index.ts'
import { InstantCell as InstantCell_8703660d5af816a6f1485e19d39990c7 } from '../../../ground/admin/date-cell.tsx'
import { TranslationNotice as TranslationNotice_bfa4a17d28ee078046ab4c0b03a48d0b } from '../../../content/translations/admin/index.ts'
import { SectionLink as SectionLink_781e50904dcf4ceca543d4fd51978773 } from '../../../content/preview/admin/index.ts'
import { OpenNewRows as OpenNewRows_d296ad3575e58fa68b4b6224067d77af } from '../../../content/admin/index.ts'
import { SectionPurposes as SectionPurposes_d296ad3575e58fa68b4b6224067d77af } from '../../../content/admin/index.ts'
import { ReadyLanguages as ReadyLanguages_781e50904dcf4ceca543d4fd51978773 } from '../../../content/preview/admin/index.ts'
import { TellPreview as TellPreview_781e50904dcf4ceca543d4fd51978773 } from '../../../content/preview/admin/index.ts'
import { KeepTyped as KeepTyped_836a4b228e907c49311cf4495708325b } from '../../../ground/admin/keep-typed.tsx'
import { PressOnceSaved as PressOnceSaved_473dd6cae37d4877cd65c2fa2b80dd97 } from '../../../ground/admin/press-once-saved.tsx'
import { ShowRefused as ShowRefused_791373579d35f1c3f73312e4cea96861 } from '../../../ground/admin/show-refused.tsx'
import { HistoryView as HistoryView_6384dd8e9da24c9855edb9f01a139504 } from '../../../content/changes/admin/history-view.tsx'
import { ChecksView as ChecksView_cada53e2a88ae5b1172e8f65bde733e7 } from '../../../content/preview/admin/checks-view.tsx'
import { DayCell as DayCell_8703660d5af816a6f1485e19d39990c7 } from '../../../ground/admin/date-cell.tsx'
import { LegalVersionsPanel as LegalVersionsPanel_aaaa076d8a582ebde69432dd8497887b } from '../../../schedule/legal/admin/index.ts'
import { RoomLeft as RoomLeft_d296ad3575e58fa68b4b6224067d77af } from '../../../content/admin/index.ts'
import { PictureAdvice as PictureAdvice_0ffd28a41f1ab3c1a5cb1511da46ea6a } from '../../../content/media/admin/picture-advice.tsx'
import { FolderTableCell as FolderTableCell_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { FolderField as FolderField_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { OwnerField as OwnerField_08eafadfa6ee226cfcf703ec6de99214 } from '../../../leads/admin/owner-field.tsx'
import { ReleaseLead as ReleaseLead_793d399a80b6e8196ad1b117dd88bd10 } from '../../../leads/admin/index.ts'
import { ReachLead as ReachLead_793d399a80b6e8196ad1b117dd88bd10 } from '../../../leads/admin/index.ts'
import { UnsubscribeLink as UnsubscribeLink_793d399a80b6e8196ad1b117dd88bd10 } from '../../../leads/admin/index.ts'
import { LeadsListActions as LeadsListActions_793d399a80b6e8196ad1b117dd88bd10 } from '../../../leads/admin/index.ts'
import { RetryDelivery as RetryDelivery_793d399a80b6e8196ad1b117dd88bd10 } from '../../../leads/admin/index.ts'
import { DeliveriesListActions as DeliveriesListActions_793d399a80b6e8196ad1b117dd88bd10 } from '../../../leads/admin/index.ts'
import { QuoteFigures as QuoteFigures_e4f20c15a8decf66b137a8b0742b919e } from '../../../prices/admin/quote-figures/index.ts'
import { PasswordLink as PasswordLink_60754bb3ef2be17c989b746ada21b722 } from '../../../accounts/admin/index.ts'
import { DocumentCell as DocumentCell_f971b12ae0209961dc1d189e8a4f1138 } from '../../../content/redirects/admin/document-cell.tsx'
import { CataloguePreview as CataloguePreview_b53a16cf550a29ce185c79b6338e0141 } from '../../../prices/admin/catalogue-preview/index.ts'
import { DecimalField as DecimalField_0c54bb2994fc7af2a0777fcbd4ca71b2 } from '../../../prices/admin/decimal-field/index.ts'
import { BrandMark as BrandMark_d09ca183b9af211fd5a3f9101bf67bb4 } from '../../../desk/admin/brand.tsx'
import { PanelLink as PanelLink_60754bb3ef2be17c989b746ada21b722 } from '../../../accounts/admin/index.ts'
import { PayloadLiterals as PayloadLiterals_90f78968bd0bc1f6782e28a462526d95 } from '../../../ground/admin/payload-literals.tsx'
import { SessionOver as SessionOver_3a2e1cd821f3d428280ff3c3d918b754 } from '../../../ground/admin/session-over.tsx'
import { DeskView as DeskView_891c07e939b06ad932d8db2699f88115 } from '../../../desk/admin/desk-view.tsx'
import { LinksView as LinksView_3f81a98e2512e686f63ee519ce4f96f3 } from '../../../content/links/admin/links-view.tsx'
import { PreviewLinksScreen as PreviewLinksScreen_2cbbf3182f209f4f766b5c222fb821c7 } from '../../../content/preview/admin/links-screen.tsx'
import { RedirectsView as RedirectsView_784505ca7b4e635457b6d08fffa5cd7b } from '../../../content/redirects/admin/redirects-view.tsx'
import { ReleasesView as ReleasesView_4b048fa4bdb875941b25c48c8da41563 } from '../../../schedule/releases/admin/releases-view.tsx'
import { BoardView as BoardView_00696123a94d7684f9b7b72598db6b10 } from '../../../content/translations/admin/board-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/content/translations/admin/index.ts#SourceText": SourceText_bfa4a17d28ee078046ab4c0b03a48d0b,
  "/content/preview/admin/index.ts#CharactersLeft": CharactersLeft_781e50904dcf4ceca543d4fd51978773,
  "/content/admin/index.ts#SlugFromTitle": SlugFromTitle_d296ad3575e58fa68b4b6224067d77af,
  "/content/share-images/admin/drawn-image.tsx#DrawnShareImage": DrawnShareImage_5c97eae3c2839f30f7a3013c2197f08f,
  "/reviews/admin/index.ts#ReviewPanel": ReviewPanel_cb135454214e44483e1c3dcd9333d72e,
  "/schedule/admin/index.ts#SchedulePanel": SchedulePanel_dbe7e164302e6282c912f7531bb303d0,
  "/schedule/releases/admin/index.ts#ReleasePanel": ReleasePanel_3d38639172d1d2dfa673f4fcf9118cc3,
  "/ground/admin/languages-cell.tsx#LanguagesCell": LanguagesCell_3e1bd146b735ce5556969f5d27c2067c,
  "/ground/admin/no-button.tsx#NoButton": NoButton_9985c9881eda28c403da813fb45b4631,
  "/content/preview/admin/index.ts#PreviewLinks": PreviewLinks_781e50904dcf4ceca543d4fd51978773,
  "/content/uses/admin/uses.tsx#Uses": Uses_3ca8d78f4dae757452b2e56a8acc9426,
  "/content/translations/admin/index.ts#CopySection": CopySection_bfa4a17d28ee078046ab4c0b03a48d0b,
  "/ground/admin/row-label.tsx#RowLabel": RowLabel_562dbbe1a49f75ab4898893550670ee7,
  "/content/admin/index.ts#ChosenIcon": ChosenIcon_d296ad3575e58fa68b4b6224067d77af,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/content/running-text/admin/keep-up.tsx#KeepUpClientFeature": KeepUpClientFeature_91857ac11371e2201964eee1163f0f26,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#RelationshipFeatureClient": RelationshipFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ChecklistFeatureClient": ChecklistFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#IndentFeatureClient": IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#AlignFeatureClient": AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/content/admin/index.ts#BrasiliaClock": BrasiliaClock_d296ad3575e58fa68b4b6224067d77af,
  "/ground/admin/date-cell.tsx#InstantCell": InstantCell_8703660d5af816a6f1485e19d39990c7,
  "/content/translations/admin/index.ts#TranslationNotice": TranslationNotice_bfa4a17d28ee078046ab4c0b03a48d0b,
  "/content/preview/admin/index.ts#SectionLink": SectionLink_781e50904dcf4ceca543d4fd51978773,
  "/content/admin/index.ts#OpenNewRows": OpenNewRows_d296ad3575e58fa68b4b6224067d77af,
  "/content/admin/index.ts#SectionPurposes": SectionPurposes_d296ad3575e58fa68b4b6224067d77af,
  "/content/preview/admin/index.ts#ReadyLanguages": ReadyLanguages_781e50904dcf4ceca543d4fd51978773,
  "/content/preview/admin/index.ts#TellPreview": TellPreview_781e50904dcf4ceca543d4fd51978773,
  "/ground/admin/keep-typed.tsx#KeepTyped": KeepTyped_836a4b228e907c49311cf4495708325b,
  "/ground/admin/press-once-saved.tsx#PressOnceSaved": PressOnceSaved_473dd6cae37d4877cd65c2fa2b80dd97,
  "/ground/admin/show-refused.tsx#ShowRefused": ShowRefused_791373579d35f1c3f73312e4cea96861,
  "/content/changes/admin/history-view.tsx#HistoryView": HistoryView_6384dd8e9da24c9855edb9f01a139504,
  "/content/preview/admin/checks-view.tsx#ChecksView": ChecksView_cada53e2a88ae5b1172e8f65bde733e7,
  "/ground/admin/date-cell.tsx#DayCell": DayCell_8703660d5af816a6f1485e19d39990c7,
  "/schedule/legal/admin/index.ts#LegalVersionsPanel": LegalVersionsPanel_aaaa076d8a582ebde69432dd8497887b,
  "/content/admin/index.ts#RoomLeft": RoomLeft_d296ad3575e58fa68b4b6224067d77af,
  "/content/media/admin/picture-advice.tsx#PictureAdvice": PictureAdvice_0ffd28a41f1ab3c1a5cb1511da46ea6a,
  "@payloadcms/next/rsc#FolderTableCell": FolderTableCell_f9c02e79a4aed9a3924487c0cd4cafb1,
  "@payloadcms/next/rsc#FolderField": FolderField_f9c02e79a4aed9a3924487c0cd4cafb1,
  "/leads/admin/owner-field.tsx#OwnerField": OwnerField_08eafadfa6ee226cfcf703ec6de99214,
  "/leads/admin/index.ts#ReleaseLead": ReleaseLead_793d399a80b6e8196ad1b117dd88bd10,
  "/leads/admin/index.ts#ReachLead": ReachLead_793d399a80b6e8196ad1b117dd88bd10,
  "/leads/admin/index.ts#UnsubscribeLink": UnsubscribeLink_793d399a80b6e8196ad1b117dd88bd10,
  "/leads/admin/index.ts#LeadsListActions": LeadsListActions_793d399a80b6e8196ad1b117dd88bd10,
  "/leads/admin/index.ts#RetryDelivery": RetryDelivery_793d399a80b6e8196ad1b117dd88bd10,
  "/leads/admin/index.ts#DeliveriesListActions": DeliveriesListActions_793d399a80b6e8196ad1b117dd88bd10,
  "/prices/admin/quote-figures/index.ts#QuoteFigures": QuoteFigures_e4f20c15a8decf66b137a8b0742b919e,
  "/accounts/admin/index.ts#PasswordLink": PasswordLink_60754bb3ef2be17c989b746ada21b722,
  "/content/redirects/admin/document-cell.tsx#DocumentCell": DocumentCell_f971b12ae0209961dc1d189e8a4f1138,
  "/prices/admin/catalogue-preview/index.ts#CataloguePreview": CataloguePreview_b53a16cf550a29ce185c79b6338e0141,
  "/prices/admin/decimal-field/index.ts#DecimalField": DecimalField_0c54bb2994fc7af2a0777fcbd4ca71b2,
  "/desk/admin/brand.tsx#BrandMark": BrandMark_d09ca183b9af211fd5a3f9101bf67bb4,
  "/accounts/admin/index.ts#PanelLink": PanelLink_60754bb3ef2be17c989b746ada21b722,
  "/ground/admin/payload-literals.tsx#PayloadLiterals": PayloadLiterals_90f78968bd0bc1f6782e28a462526d95,
  "/ground/admin/session-over.tsx#SessionOver": SessionOver_3a2e1cd821f3d428280ff3c3d918b754,
  "/desk/admin/desk-view.tsx#DeskView": DeskView_891c07e939b06ad932d8db2699f88115,
  "/content/links/admin/links-view.tsx#LinksView": LinksView_3f81a98e2512e686f63ee519ce4f96f3,
  "/content/preview/admin/links-screen.tsx#PreviewLinksScreen": PreviewLinksScreen_2cbbf3182f209f4f766b5c222fb821c7,
  "/content/redirects/admin/redirects-view.tsx#RedirectsView": RedirectsView_784505ca7b4e635457b6d08fffa5cd7b,
  "/schedule/releases/admin/releases-view.tsx#ReleasesView": ReleasesView_4b048fa4bdb875941b25c48c8da41563,
  "/content/translations/admin/board-view.tsx#BoardView": BoardView_00696123a94d7684f9b7b72598db6b10,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
