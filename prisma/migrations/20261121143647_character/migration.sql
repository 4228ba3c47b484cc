-- CreateTable
CREATE TABLE "character" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "job_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "spec" JSONB NOT NULL,
    "mode" TEXT NOT NULL,
    "body_type" TEXT NOT NULL,
    "template" TEXT NOT NULL,
    "view" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "directions" INTEGER NOT NULL,
    "tags" TEXT[],
    "group_id" UUID NOT NULL,
    "state_name" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "character_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "character_animation" (
    "id" UUID NOT NULL,
    "character_id" UUID NOT NULL,
    "group_id" UUID NOT NULL,
    "job_id" UUID NOT NULL,
    "direction" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "display_name" TEXT,
    "action" TEXT,
    "mode" TEXT NOT NULL,
    "frame_count" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "character_animation_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "character_job_id_key" ON "character"("job_id");

-- CreateIndex
CREATE INDEX "character_account_id_created_at_id_idx" ON "character"("account_id", "created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "character_group_id_idx" ON "character"("group_id");

-- CreateIndex
CREATE UNIQUE INDEX "character_animation_job_id_key" ON "character_animation"("job_id");

-- CreateIndex
CREATE INDEX "character_animation_character_id_created_at_idx" ON "character_animation"("character_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "character_animation_group_id_direction_key" ON "character_animation"("group_id", "direction");

-- AddForeignKey
ALTER TABLE "character" ADD CONSTRAINT "character_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "character" ADD CONSTRAINT "character_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "job"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "character_animation" ADD CONSTRAINT "character_animation_character_id_fkey" FOREIGN KEY ("character_id") REFERENCES "character"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "character_animation" ADD CONSTRAINT "character_animation_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "job"("id") ON DELETE CASCADE ON UPDATE CASCADE;
