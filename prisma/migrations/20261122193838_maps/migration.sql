-- CreateTable
CREATE TABLE "map_grid" (
    "asset_id" UUID NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "tile_size" INTEGER NOT NULL,
    "seed" BIGINT NOT NULL,
    "terrains" TEXT[],
    "corners" BYTEA NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "applied" INTEGER NOT NULL DEFAULT 0,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "map_grid_pkey" PRIMARY KEY ("asset_id")
);

-- CreateTable
CREATE TABLE "map_tileset" (
    "map_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "tileset_id" UUID,
    "lower" INTEGER NOT NULL,
    "upper" INTEGER NOT NULL,
    "sheet" JSONB NOT NULL,

    CONSTRAINT "map_tileset_pkey" PRIMARY KEY ("map_id","position")
);

-- CreateTable
CREATE TABLE "map_placement" (
    "id" UUID NOT NULL,
    "map_id" UUID NOT NULL,
    "asset_id" UUID NOT NULL,
    "image_id" UUID NOT NULL,
    "direction" TEXT,
    "layer" INTEGER NOT NULL,
    "x" INTEGER NOT NULL,
    "y" INTEGER NOT NULL,
    "dx" INTEGER NOT NULL DEFAULT 0,
    "dy" INTEGER NOT NULL DEFAULT 0,
    "foot_x" INTEGER NOT NULL,
    "foot_y" INTEGER NOT NULL,
    "show" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "map_placement_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "map_change" (
    "map_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "corners" BYTEA,
    "placements" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "map_change_pkey" PRIMARY KEY ("map_id","position")
);

-- CreateIndex
CREATE INDEX "map_tileset_tileset_id_idx" ON "map_tileset"("tileset_id");

-- CreateIndex
CREATE INDEX "map_placement_asset_id_idx" ON "map_placement"("asset_id");

-- CreateIndex
CREATE INDEX "map_placement_image_id_idx" ON "map_placement"("image_id");

-- CreateIndex
CREATE UNIQUE INDEX "map_placement_map_id_layer_x_y_key" ON "map_placement"("map_id", "layer", "x", "y");

-- AddForeignKey
ALTER TABLE "map_grid" ADD CONSTRAINT "map_grid_asset_id_fkey" FOREIGN KEY ("asset_id") REFERENCES "asset"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "map_tileset" ADD CONSTRAINT "map_tileset_map_id_fkey" FOREIGN KEY ("map_id") REFERENCES "map_grid"("asset_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "map_tileset" ADD CONSTRAINT "map_tileset_tileset_id_fkey" FOREIGN KEY ("tileset_id") REFERENCES "asset"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "map_placement" ADD CONSTRAINT "map_placement_map_id_fkey" FOREIGN KEY ("map_id") REFERENCES "map_grid"("asset_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "map_placement" ADD CONSTRAINT "map_placement_asset_id_fkey" FOREIGN KEY ("asset_id") REFERENCES "asset"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "map_placement" ADD CONSTRAINT "map_placement_image_id_fkey" FOREIGN KEY ("image_id") REFERENCES "image"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "map_change" ADD CONSTRAINT "map_change_map_id_fkey" FOREIGN KEY ("map_id") REFERENCES "map_grid"("asset_id") ON DELETE CASCADE ON UPDATE CASCADE;
