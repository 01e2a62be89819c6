import { expectToFitWindow } from "stories/fits-window";
import preview from "stories/preview";
import { forcedStateParameters, StateGallery } from "stories/state-gallery";
import { expect } from "storybook/test";
import { ActionLink } from "#app/ui/action-link/action-link.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { FormError } from "#app/ui/notice/notice.tsx";
import { StatusChip } from "#app/ui/status-chip/status-chip.tsx";
import { type Column, DataTable, RowActions } from "./data-table.tsx";

const meta = preview.meta({
  component: DataTable,
  subcomponents: { RowActions },
  parameters: {
    guidance: {
      use: "Rows of the same kind that are compared, sorted or acted upon, in the client area and the administration.",
      avoid:
        "For a table inside an article, which RichText draws, or for two columns of names and values, which are a SpecList.",
    },
    layout: "padded",
  },
});

interface Plan {
  id: string;
  name: string;
  price: string;
  active: boolean;
}

const columns: Column<Plan>[] = [
  { id: "id", header: "ID", cell: ({ id }) => id, sortHref: "#id" },
  {
    id: "name",
    header: "Nome",
    cell: ({ name }) => name,
    isRowHeader: true,
    sortHref: "#name",
    sorted: "ascending",
  },
  { id: "price", header: "Preço", cell: ({ price }) => price, align: "end" },
  {
    id: "status",
    header: "Status",
    cell: ({ active }) => (
      <StatusChip tone={active ? "positive" : "neutral"}>{active ? "ativo" : "inativo"}</StatusChip>
    ),
  },
  {
    id: "actions",
    header: "Ações",
    align: "end",
    cell: () => (
      <RowActions>
        <Button size="small" tone="secondary">
          Editar
        </Button>
        <Button size="small" tone="danger">
          Remover
        </Button>
      </RowActions>
    ),
  },
];

const rows: Plan[] = [
  { id: "214", name: "Cloud Pro", price: "R$ 1.249,00", active: true },
  { id: "731", name: "Datacenter virtual dedicado", price: "R$ 12.900,00", active: false },
];

const table = {
  caption: "Planos",
  columns,
  rows,
  rowKey: ({ id }: Plan) => id,
  empty: "Nenhum plano cadastrado",
};

export const Full = meta.story(() => <DataTable {...table} />);
export const NamesItsRowsAndOrder = Full.extend({
  tags: ["!picture"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("rowheader", { name: "Cloud Pro" })).toBeVisible();
    await expect(canvas.getByRole("columnheader", { name: "Nome" })).toHaveAttribute(
      "aria-sort",
      "ascending",
    );
  },
});

export const Empty = meta.story(() => <DataTable {...table} rows={[]} />);
export const Busy = meta.story(() => <DataTable {...table} isBusy />);
export const Failed = meta.story(() => (
  <DataTable
    {...table}
    error={
      <>
        <FormError title="Falha ao carregar planos" />
        <ActionLink href="#" tone="secondary" size="small">
          Tentar novamente
        </ActionLink>
      </>
    }
  />
));

export const OneRow = meta.story(() => <DataTable {...table} rows={rows.slice(0, 1)} />);

const thousand: Plan[] = Array.from({ length: 1000 }, (_, index) => ({
  id: String(index),
  name: `Cloud Pro ${index}`,
  price: `R$ ${index},00`,
  active: index % 3 > 0,
}));
/** A thousand rows stay usable; the panel loads twenty per page. */
export const AThousandRows = meta.story({
  tags: ["!picture"],
  // Disables the accessibility check, which takes two minutes for so many cells; other stories check a page of rows.
  parameters: { a11y: { test: "off" } },
  render: () => <DataTable {...table} rows={thousand} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll("tbody tr")).toHaveLength(1000);
  },
});
export const OnePageOfRows = meta.story({
  tags: ["!picture"],
  render: () => <DataTable {...table} rows={thousand.slice(0, 20)} />,
});

/** Shows sort links above the cards. A head row without sort links is only for screen readers. */
export const SortedOnAPhone = meta.story({
  globals: { viewport: { value: "phone" } },
  render: () => <DataTable {...table} />,
  play: async ({ canvas }) => {
    const [id, name] = canvas.getAllByRole("link");
    for (const [link, href] of [
      [id, "#id"],
      [name, "#name"],
    ] as const) {
      await expect(link).toHaveAttribute("href", href);
      const { width, height } = (link as HTMLElement).getBoundingClientRect();
      await expect(width).toBeGreaterThan(24);
      await expect(height).toBeGreaterThanOrEqual(44);
    }
    const price = canvas.getByRole("columnheader", { name: "Preço" });
    await expect(price.getBoundingClientRect().width).toBe(1);
    await expectToFitWindow();
  },
});

export const EveryStateOfASortLink = meta.story({
  parameters: { pseudo: forcedStateParameters },
  render: () => (
    <StateGallery>
      {(state) => <DataTable {...table} caption={state} columns={columns.slice(0, 3)} />}
    </StateGallery>
  ),
});

export const LongHead = meta.story(() => (
  <DataTable
    {...table}
    columns={columns.map((column) => ({
      ...column,
      header: `${column.header} conforme o contrato em vigor`,
    }))}
  />
));

/** Expects a long e-mail address on one line, next to a column name that wraps. */
export const AddressOnAPhone = meta.story({
  tags: ["!picture"],
  globals: { viewport: { value: "phone" } },
  render: () => (
    <DataTable
      {...table}
      columns={[
        columns[1] as Column<Plan>,
        { id: "cancelled", header: "Data Cancelamento", cell: () => "10/12/2026" },
        {
          id: "email",
          header: "E-mail",
          isUnbroken: true,
          cell: () => <span>contato@empresa58.com.br</span>,
        },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    for (const address of canvas.getAllByText("contato@empresa58.com.br")) {
      await expect(address.getClientRects()).toHaveLength(1);
    }
    await expectToFitWindow();
  },
});

export const LongTextsOnAPhone = meta.story({
  globals: { viewport: { value: "phone" } },
  render: () => (
    <DataTable
      {...table}
      rows={[
        {
          id: "1",
          name: "Desinstitucionalização-interoperabilidade de datacenters virtuais em telecomunicações",
          price: "R$ 1.234.567.890,00",
          active: true,
        },
      ]}
    />
  ),
  play: expectToFitWindow,
});
