-- What an item counts as is worked out with every save. Planned for each of them it takes several times what it does, and no
-- number of items asks for another way: each is found by its key.
ALTER FUNCTION keep_item_figures(integer[]) SET plan_cache_mode = force_generic_plan;
