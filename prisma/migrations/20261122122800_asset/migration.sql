-- CreateTable
CREATE TABLE "asset" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "job_id" UUID,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "spec" JSONB NOT NULL,
    "facts" JSONB NOT NULL,
    "tags" TEXT[],
    "group_id" UUID NOT NULL,
    "state_name" TEXT,
    "review" BOOLEAN NOT NULL DEFAULT false,
    "expires_at" TIMESTAMPTZ(3),
    "project_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "asset_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "asset_animation" (
    "id" UUID NOT NULL,
    "asset_id" UUID NOT NULL,
    "group_id" UUID NOT NULL,
    "job_id" UUID NOT NULL,
    "direction" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "display_name" TEXT,
    "action" TEXT,
    "mode" TEXT NOT NULL,
    "frame_count" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "asset_animation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "project" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "project_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "asset_job_id_key" ON "asset"("job_id");

-- CreateIndex
CREATE INDEX "asset_account_id_created_at_id_idx" ON "asset"("account_id", "created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "asset_account_id_kind_created_at_id_idx" ON "asset"("account_id", "kind", "created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "asset_group_id_idx" ON "asset"("group_id");

-- CreateIndex
CREATE INDEX "asset_project_id_idx" ON "asset"("project_id");

-- CreateIndex
CREATE INDEX "asset_expires_at_idx" ON "asset"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "asset_animation_job_id_key" ON "asset_animation"("job_id");

-- CreateIndex
CREATE INDEX "asset_animation_asset_id_created_at_idx" ON "asset_animation"("asset_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "asset_animation_group_id_direction_key" ON "asset_animation"("group_id", "direction");

-- CreateIndex
CREATE INDEX "project_account_id_created_at_id_idx" ON "project"("account_id", "created_at" DESC, "id");

-- CreateIndex
CREATE UNIQUE INDEX "project_account_id_slug_key" ON "project"("account_id", "slug");

-- AddForeignKey
ALTER TABLE "asset" ADD CONSTRAINT "asset_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "asset" ADD CONSTRAINT "asset_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "job"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "asset" ADD CONSTRAINT "asset_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "asset_animation" ADD CONSTRAINT "asset_animation_asset_id_fkey" FOREIGN KEY ("asset_id") REFERENCES "asset"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "asset_animation" ADD CONSTRAINT "asset_animation_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "job"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "project" ADD CONSTRAINT "project_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- By hand: what the old tables held. Ids stay, and with them the addresses of files.

INSERT INTO "asset" ("id", "account_id", "kind", "job_id", "name", "description", "spec", "facts", "tags", "group_id", "state_name", "created_at", "updated_at")
SELECT "id", "account_id", 'character', "job_id", "name", "description", "spec",
       jsonb_build_object('mode', "mode", 'bodyType', "body_type", 'template', "template", 'view', "view",
                          'size', "size", 'width', "width", 'height', "height", 'directions', "directions"),
       "tags", "group_id", "state_name", "created_at", "updated_at"
FROM "character";

-- A map object had no name: it gets the beginning of its description, whole words, at most 60 characters.
INSERT INTO "asset" ("id", "account_id", "kind", "job_id", "name", "description", "spec", "facts", "tags", "group_id", "expires_at", "created_at", "updated_at")
SELECT o."id", o."account_id", 'map_object', o."job_id",
       CASE WHEN length(t."text") <= 60 THEN t."text" ELSE regexp_replace(left(t."text", 60), '\s\S*$', '') || '…' END,
       o."description", j."payload", jsonb_build_object('width', o."width", 'height', o."height", 'view', o."view"),
       '{}', o."id", o."expires_at", o."created_at", o."created_at"
FROM "map_object" o
JOIN "job" j ON j."id" = o."job_id"
CROSS JOIN LATERAL (SELECT regexp_replace(btrim(o."description", E' \t\n\r'), '\s+', ' ', 'g') AS "text") t;

INSERT INTO "asset_animation" ("id", "asset_id", "group_id", "job_id", "direction", "type", "display_name", "action", "mode", "frame_count", "created_at")
SELECT "id", "character_id", "group_id", "job_id", "direction", "type", "display_name", "action", "mode", "frame_count", "created_at"
FROM "character_animation";

-- DropTable
DROP TABLE "character_animation";

-- DropTable
DROP TABLE "character";

-- DropTable
DROP TABLE "map_object";
